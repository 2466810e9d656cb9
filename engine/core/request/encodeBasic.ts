/** What stands behind `Basic` in the header of basic authentication, made of `name:password`. */
export function encodeBasic(credentials: string): string {
  return Buffer.from(credentials, 'utf8').toString('base64');
}
