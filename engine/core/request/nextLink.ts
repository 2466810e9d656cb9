/** The address with the relation `next` in a `Link` header (RFC 8288). Addresses and quoted values may contain commas. */
export function nextLink(header = ''): string | undefined {
  for (const [, address, parameters = ''] of header.matchAll(/<([^>]*)>((?:"[^"]*"|[^<"])*)/g)) {
    const [, quoted, bare = ''] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters) ?? [];
    if ((quoted ?? bare).toLowerCase().split(/\s+/).includes('next')) return address;
  }
  return undefined;
}
