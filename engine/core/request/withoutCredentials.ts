/** An address, or what should have been one, without the `name:password@` in front of its host, to be shown. */
export function withoutCredentials(address: string): string {
  return address.replace(/\/\/[^/?#]*@/, '//');
}
