/** Control characters, and those that change the direction of the following text. */
const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Text that is safe on a terminal: characters with which an API or a configuration could control it are escaped. */
export function plainText(text: string): string {
  return text.replace(unsafe, (sign) => {
    const code = sign.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code}` : `\\x${code.padStart(2, '0')}`;
  });
}
