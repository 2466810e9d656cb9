import { createPrivateKey, X509Certificate } from 'node:crypto';

/** Whether a PEM block is a certificate. */
export function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).subject !== undefined;
  } catch {
    return false;
  }
}

/** Whether a PEM block is a private key without a pass phrase. */
export function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem) !== undefined;
  } catch {
    return false;
  }
}

/** Whether the private key is that of the first certificate. */
export function isKeyOf(key: string, certificates: string): boolean {
  return new X509Certificate(certificates).checkPrivateKey(createPrivateKey(key));
}
