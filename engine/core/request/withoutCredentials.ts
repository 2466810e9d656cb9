/** An address for display, without `username:password@`. The text need not be a valid address. */
export function withoutCredentials(address: string): string {
  return address.replace(/\/\/[^/?#]*@/, '//');
}
