import type * as native from '../node/certificates.ts';

// A browser cannot inspect certificates, so all of them count as valid here; a run on a machine checks them.

export const isCertificate: typeof native.isCertificate = () => true;

export const isPrivateKey: typeof native.isPrivateKey = () => true;

export const isKeyOf: typeof native.isKeyOf = () => true;
