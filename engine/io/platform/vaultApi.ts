/** The Vault API of a stack. It throws as the Storage API does. */
export interface VaultApi {
  /** The names of the entries that a branch sees, never their values. */
  names(branch: string, signal: AbortSignal): Promise<string[]>;
}
