/** The address with a relation in a `Link` header (RFC 8288). Addresses and quoted values may contain commas. */
export function linkOf(header: string, relations: readonly string[]): string | undefined {
  for (const [, address, parameters = ''] of header.matchAll(/<([^<>]*)>((?:"[^"]*"|[^<"])*)/g)) {
    const [, quoted, bare = ''] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters) ?? [];
    const named = (quoted ?? bare).toLowerCase().split(/\s+/);
    if (relations.some((relation) => named.includes(relation))) return address;
  }
  return undefined;
}
