/**
 * The text that an endpoint such as `//users` makes the name of a host; undefined for an endpoint without two slashes
 * at its start, and where a dot, a port or a name that is known shows that a host is meant.
 */
export function hostBySlip(endpoint: string): string | undefined {
  const host = /^\/\/([^/?#]*)/.exec(endpoint)?.[1];
  return host === undefined || /[.:[]|^localhost$/i.test(host) ? undefined : host;
}
