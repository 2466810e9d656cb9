// The build provides this to code that uses Node's global `Buffer`.
export { Buffer } from 'buffer/';
