/** A link of a `Link` header: its address, its relations, and whether it is marked as empty. */
interface Link {
  address: string;
  relations: readonly string[];
  isEmpty: boolean;
}

/** The address with a relation (RFC 8288), unless marked as empty: Sentry sends `results="false"` at the end. */
export function linkOf(header: string, relations: readonly string[]): string | undefined {
  return linksIn(header).find((link) => !link.isEmpty && isOf(link, relations))?.address;
}

/** Whether a `Link` header has a link with a relation that is marked as empty. */
export function isEmptyLink(header: string, relations: readonly string[]): boolean {
  return linksIn(header).some((link) => link.isEmpty && isOf(link, relations));
}

function isOf({ relations }: Link, wanted: readonly string[]): boolean {
  return wanted.some((relation) => relations.includes(relation));
}

/** The links of a header, in which addresses and quoted values may contain commas. */
function linksIn(header: string): Link[] {
  return [...header.matchAll(/<([^<>]*)>((?:"[^"]*"|[^<"])*)/g)].map(([, address = '', parameters = '']) => {
    const [, quoted, bare = ''] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters) ?? [];
    const isEmpty = /;\s*results\s*=\s*"?false\b/i.test(parameters);
    return { address, relations: (quoted ?? bare).toLowerCase().split(/\s+/), isEmpty };
  });
}
