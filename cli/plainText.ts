/** Control characters, and those that turn the direction of what follows them. */
const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Text that is safe on a terminal: what an API or a configuration could control it with is escaped. */
export function plainText(text: string): string {
  return text.replace(unsafe, (sign) => {
    const code = sign.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code}` : `\\x${code.padStart(2, '0')}`;
  });
}
