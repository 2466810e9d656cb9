/** Whether a `Content-Range` of records ends before its total; undefined if it does not show it. */
export function findPartialRange(header = ''): 'ends-early' | 'reaches-end' | undefined {
  const found = /^\s*(?!bytes\b)(?:[\w-]+\s+)?\d+-(\d+)\/(\d+)\s*$/i.exec(header);
  if (found === null) return undefined;
  const [, last, total] = found;
  return Number(last) + 1 < Number(total) ? 'ends-early' : 'reaches-end';
}

/** The first record of a `Content-Range` of records; undefined if it names none. */
export function startOfRange(header = ''): number | undefined {
  const found = /^\s*(?!bytes\b)(?:[\w-]+\s+)?(\d+)-\d+\/(?:\d+|\*)\s*$/i.exec(header);
  return found === null ? undefined : Number(found[1]);
}
