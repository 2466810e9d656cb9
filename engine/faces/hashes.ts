// Digests, as the machine or the browser computes them.
export { hexDigest } from '@pagewright/core/native/hashes';
