/**
 * The text that an endpoint such as `//users` turns into the name of a host; undefined for an endpoint without two
 * leading slashes, or if a dot, a port or a known name shows that a host is meant.
 */
export function hostBySlip(endpoint: string): string | undefined {
  const host = /^\/\/([^/?#]*)/.exec(endpoint)?.[1];
  return host === undefined || /[.:[]|^localhost$/i.test(host) ? undefined : host;
}
