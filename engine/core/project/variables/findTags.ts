/** Something in double braces in a text of a body. */
export interface Tag {
  /** In the text, with the braces. */
  start: number;
  end: number;
  /**
   * `name` and `raw` are put in, the second one unescaped; `vault` is an entry of the vault; `section` is all else that
   * the template language of the platform knows; `open` has no end.
   */
  kind: 'name' | 'raw' | 'vault' | 'section' | 'open';
  name: string;
}

/** Signs that begin a section, a comment, a partial or another thing that is no variable. */
const signs = new Set(['#', '^', '/', '>', '<', '!', '=', '%', '$']);
const vaultName = /^vault\.([\w-]+)$/;

/** Whether an entry of the vault can be named in a tag. */
export function isEntryName(name: string): boolean {
  return vaultName.test(`vault.${name}`);
}

/** The tags of a text, in its order. The `{{:default-bucket:…}}` of kbc is none: kbc replaces it when it pushes. */
export function findTags(text: string): Tag[] {
  const tags: Tag[] = [];
  let start = text.indexOf('{{');
  while (start >= 0) {
    const tag = tagAt(text, start);
    if (!text.startsWith('{{:', start)) tags.push(tag);
    start = tag.kind === 'open' ? -1 : text.indexOf('{{', tag.end);
  }
  return tags;
}

function tagAt(text: string, start: number): Tag {
  const isTriple = text.startsWith('{{{', start);
  const close = isTriple ? '}}}' : '}}';
  const from = start + close.length;
  const to = text.indexOf(close, from);
  if (to < 0) return { start, end: text.length, kind: 'open', name: text.slice(from).trim() };
  const inner = text.slice(from, to);
  const end = to + close.length;
  if (isTriple) return { start, end, kind: 'raw', name: inner.trim() };
  if (inner.startsWith('&')) return { start, end, kind: 'raw', name: inner.slice(1).trim() };
  if (signs.has(inner.charAt(0))) return { start, end, kind: 'section', name: inner.slice(1).trim() };
  const [, entry] = vaultName.exec(inner.trim()) ?? [];
  return entry === undefined
    ? { start, end, kind: 'name', name: inner.trim() }
    : { start, end, kind: 'vault', name: entry };
}
