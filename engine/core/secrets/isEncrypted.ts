/** A value that the platform puts in from its vault. */
const fromVault = /\{\{ ?vault\.[\w-]+ ?\}\}/;

/** Whether only the platform can read a text: it encrypted it, or keeps it in its vault. */
export function isEncrypted(text: string): boolean {
  return text.startsWith('KBC::') || fromVault.test(text);
}
