/** The part after `Basic` in the header of basic authentication, made from `username:password`. */
export function encodeBasic(credentials: string): string {
  return Buffer.from(credentials, 'utf8').toString('base64');
}
