const schemes = /^(?:Basic|Bearer|Token|OAuth|AWS4-HMAC-SHA256)\s+(?=\S)/i;

/** The scheme before a credential in a header, with the white space after it; empty if there is none. */
export function schemeOf(line: string): string {
  return schemes.exec(line)?.[0] ?? '';
}
