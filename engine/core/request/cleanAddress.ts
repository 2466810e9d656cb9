/** The part before a host: two slashes or more, or any number of them after `http:`. A backslash counts as a slash. */
const withUser = /^(https?:[/\\]*|(?:[^/\\:@]*:)?[/\\]{2,})[^/\\]*@/i;
/** Without a scheme, a text before an `@` is certainly no path only if it has a colon. */
const withPassword = /^[^/\\:@]*:[^/\\]*@/;

/**
 * A foreign address as a configuration may have it: without user information, query and fragment, which hold
 * credentials, and with the scheme that `//host` leaves open. The text need not be a valid address.
 */
export function cleanAddress(written: string): string {
  const [path = ''] = written.trim().split(/[?#]/, 1);
  const clean = path.replace(withUser, '$1').replace(withPassword, '');
  return clean.replace(/^\/\/(?=[^/\\])/, 'https://');
}

/** Whether `cleanAddress` removes user information, a query or a fragment from an address. */
export function losesPart(written: string): boolean {
  return /[?#]/.test(written) || withUser.test(written) || withPassword.test(written);
}

/** The note for an address that loses a part. */
export const lostPartText =
  'The user information, the query and the fragment of this address are left out: they may hold credentials.';
