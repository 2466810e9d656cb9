// The address of a request, split into the parts of a configuration; light enough for the extension to load.
export { canBeParams, queryParts } from '../core/request/queryParts.ts';
export { nameOf, splitAddress } from '../core/request/splitAddress.ts';
export { isCredential } from '../core/secrecy/credentialNames.ts';
