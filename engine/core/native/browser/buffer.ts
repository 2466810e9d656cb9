// The build gives this to whatever uses the global `Buffer` of Node.
export { Buffer } from 'buffer/';
