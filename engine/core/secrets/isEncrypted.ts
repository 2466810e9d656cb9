/** Whether a text was encrypted by the platform, which alone can read it. */
export function isEncrypted(text: string): boolean {
  return text.startsWith('KBC::');
}
