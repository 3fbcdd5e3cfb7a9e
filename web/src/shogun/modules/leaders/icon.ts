export default 'leader'
