const start = 'KBC::';
const legacy = ['Encrypted==', 'ComponentProjectEncrypted==', 'ComponentEncrypted=='];

/**
 * Whether a text has the form of a value that the platform encrypted, of any kind and age. Only such a text is
 * decrypted there: any other one is taken as it is written.
 */
export function isCipher(text: string): boolean {
  if (!text.startsWith(start) || text.includes('\n')) return false;
  const rest = text.slice(start.length);
  if (legacy.some((prefix) => rest.startsWith(prefix) && rest.length > prefix.length)) return true;
  const kind = rest.indexOf('Secure', 1);
  const end = kind < 0 ? -1 : rest.indexOf('::', kind);
  return end >= 0 && end + 2 < rest.length;
}

/** Whether a text begins as one that the platform encrypted, but is no whole one, as after a copy that lost its end. */
export function isBrokenCipher(text: string): boolean {
  return text.startsWith(start) && !isCipher(text);
}
