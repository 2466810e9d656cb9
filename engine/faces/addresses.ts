// Splits the address of a request into the parts that a configuration has; light enough for the extension to load.
export { canBeParams, queryParts } from '../core/request/queryParts.ts';
export { nameOf, splitAddress } from '../core/request/splitAddress.ts';
export { isCredential } from '../core/secrecy/credentialNames.ts';
