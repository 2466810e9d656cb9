// Downloads of descriptions, in the bundle that has the HTTP client.
export { createDownloads } from '../io/http/download.ts';
