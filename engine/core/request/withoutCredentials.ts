/**
 * An address for display, without the `username:password@` in front of its host. The text need not be a valid address.
 */
export function withoutCredentials(address: string): string {
  return address.replace(/\/\/[^/?#]*@/, '//');
}
