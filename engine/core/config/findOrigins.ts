/** The origins (scheme, host, port) that a configuration names itself: that of `baseUrl` and of endpoints that are whole addresses. */
export function findOrigins(baseUrl: string, endpoints: readonly string[]): ReadonlySet<string> {
  return new Set(
    [baseUrl, ...endpoints].flatMap((address) =>
      URL.canParse(address, baseUrl) ? [new URL(address, baseUrl).origin] : [],
    ),
  );
}
