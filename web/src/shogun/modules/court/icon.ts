export default 'official'
