import type { PlainSecret } from './plainSecrets.ts';

/** A value with what the Encryption API made of it. */
export interface EncryptedSecret {
  secret: PlainSecret;
  cipher: string;
}
