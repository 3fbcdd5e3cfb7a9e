export default 'samurai'
