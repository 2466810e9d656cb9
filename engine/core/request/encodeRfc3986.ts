/** Percent-encodes everything except the unreserved characters of RFC 3986: letters, digits, `-`, `.`, `_` and `~`. */
export function encodeRfc3986(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
