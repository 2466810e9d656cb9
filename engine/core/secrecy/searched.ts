/**
 * A secret is hidden where it is the whole of a field, however short. To be searched within a text it needs so many
 * characters: "1" is in every page number, and hidden in all of them it would shred what is shown.
 */
export const shortestInText = 4;

/**
 * Whether a value that nobody called a secret is searched in texts: one of a header that carries a credential by its name,
 * or one that was made for a request. This is the one exception from `shortestInText`: such a value may be as harmless as
 * `Bearer`, `fetch` or the date, so that it has to look like a credential.
 */
export function isTelling(value: string): boolean {
  if (/^[\d\s.:/-]*$/.test(value)) return false;
  return value.length >= (/\d/.test(value) ? 6 : 8);
}
