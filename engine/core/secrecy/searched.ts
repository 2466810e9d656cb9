/**
 * A secret is hidden where it is the whole of a field, however short it is. Within longer texts it is only searched for
 * from this length on: "1" is in every page number, and masked in all of them it would leave nothing to read.
 */
export const minLengthInText = 4;

/**
 * Whether a value that nobody called a secret is searched for in texts: the value of a header that is called like a
 * credential, or one that was made for a request. This is the only exception to `minLengthInText`: such a value may be as
 * harmless as `Bearer`, `fetch` or a date, so it has to look like a credential.
 */
export function isTelling(value: string): boolean {
  if (/^[\d\s.:/-]*$/.test(value)) return false;
  return value.length >= (/\d/.test(value) ? 6 : 8);
}
