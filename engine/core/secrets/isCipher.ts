const start = 'KBC::';
const legacy = ['Encrypted==', 'ComponentProjectEncrypted==', 'ComponentEncrypted=='];

/** Whether a text has the form of a value that the platform encrypted, of any kind and age. */
export function isCipher(text: string): boolean {
  if (!text.startsWith(start)) return false;
  const rest = text.slice(start.length);
  if (legacy.some((prefix) => rest.startsWith(prefix) && rest.length > prefix.length)) return true;
  const kind = rest.indexOf('Secure', 1);
  const end = kind < 0 ? -1 : rest.indexOf('::', kind);
  return end >= 0 && end + 2 < rest.length;
}
