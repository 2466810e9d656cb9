/** Text that cannot act on a terminal: control characters of an API or of a configuration are shown, not obeyed. */
export function plainText(text: string): string {
  return text.replace(/\p{Cc}/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
