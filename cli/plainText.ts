/** Text that is safe on a terminal: control characters from an API or a configuration are escaped. */
export function plainText(text: string): string {
  return text.replace(/\p{Cc}/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
