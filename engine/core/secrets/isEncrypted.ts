import { isCipher } from '../text/isCipher.ts';

/** A value that the platform puts in from its vault. */
const fromVault = /\{\{ ?vault\.[\w-]+ ?\}\}/;

/** Whether only the platform can read a text: it encrypted it, or keeps it in its vault. */
export function isEncrypted(text: string): boolean {
  return isCipher(text) || fromVault.test(text);
}
