/** The length from which a secret is also masked within longer texts, unlike a "1" in every page number. */
export const minLengthInText = 4;

/**
 * Whether a value not marked as secret is searched for: a header named like a credential, or a value made for a
 * request. Unlike others (`minLengthInText`), it may be harmless, such as `Bearer`, so it has to look like a
 * credential.
 */
export function isTelling(value: string): boolean {
  if (/^[\d\s.:/-]*$/.test(value)) return false;
  return value.length >= (/\d/.test(value) ? 6 : 8);
}
