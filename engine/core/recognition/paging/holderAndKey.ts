/**
 * The object of a parameter, and its key there: `page` and `first_item` of `page[first_item]`, `paginate` and `page` of
 * `paginate_page`. Both are empty for a name without an object.
 */
export function holderAndKey(name: string): [holder: string, key: string] {
  const written = name.replace(/(?<!\W)\W+$/, '');
  const [end = ''] = /(?<![A-Za-z_])[A-Za-z_]+$/.exec(written) ?? [];
  const before = written.slice(0, written.length - end.length);
  const [separator = ''] = /(?<![^A-Za-z0-9])[^A-Za-z0-9]+$/.exec(before) ?? [];
  // Without another separator, the first underscore is it.
  if (separator === '' || before.length === 1) return splitAtUnderscore(before, end);
  const holder = before.slice(0, Math.max(1, before.length - separator.length));
  return end === '' ? ['', ''] : [holder, withoutUnderscores(end)];
}

function splitAtUnderscore(before: string, end: string): [holder: string, key: string] {
  const at = end.indexOf('_', before === '' ? 1 : 0);
  const key = at < 0 ? '' : end.slice(at + 1);
  return key === '' ? ['', ''] : [before + end.slice(0, at), withoutUnderscores(key)];
}

/** A key without underscores at its start; one of only underscores is one. */
function withoutUnderscores(key: string): string {
  return key.replace(/^_+/, '') || '_';
}
