// Digests, with the implementation of Node or the browser.
export { hexDigest } from '@pagewright/core/native/hashes';
