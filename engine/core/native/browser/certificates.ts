import type * as native from '../node/certificates.ts';

// A browser presents its own certificates and cannot look into others: what seems right to it is left to a machine.

export const isCertificate: typeof native.isCertificate = () => true;

export const isPrivateKey: typeof native.isPrivateKey = () => true;

export const isKeyOf: typeof native.isKeyOf = () => true;
