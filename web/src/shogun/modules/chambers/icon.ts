export default 'chamber'
