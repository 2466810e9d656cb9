/** The Encryption API of a stack, which takes no token. It throws as the Storage API does. */
export interface EncryptionApi {
  /**
   * Encrypts texts for a component of a project; the ciphers come in their order. Throws a UserError unless each of
   * them is one.
   */
  encrypt(texts: readonly string[], owner: CipherOwner, signal: AbortSignal): Promise<string[]>;
}

export interface CipherOwner {
  component: string;
  project: string;
}
