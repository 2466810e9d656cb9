/** Lines of a text, counted from 0. */
export interface Lines {
  start: number;
  end: number;
}

/**
 * The lines of the value at a path in a JSON text that is indented by two spaces; an empty path is the whole text.
 * Undefined if the path does not exist, or its value shares a line with others.
 */
export function findRecordLines(json: string, path: string): Lines | undefined {
  const lines = json.trimEnd().split('\n');
  let found: Lines = { start: 0, end: lines.length - 1 };
  for (const [depth, key] of (path === '' ? [] : path.split('.')).entries()) {
    const below = findKey(lines, found, '  '.repeat(depth + 1), key);
    if (below === undefined) return undefined;
    found = below;
  }
  return found;
}

function findKey(lines: readonly string[], { start, end }: Lines, indent: string, key: string): Lines | undefined {
  const head = `${indent}${JSON.stringify(key)}: `;
  const first = lines.findIndex((line, index) => index > start && index <= end && line.startsWith(head));
  if (first < 0) return undefined;
  if (!/[[{]$/.test(lines[first] ?? '')) return { start: first, end: first };
  const last = lines.findIndex(
    (line, index) => index > first && /^\s*[\]}]/.test(line) && line.startsWith(indent) && line[indent.length] !== ' ',
  );
  return last < 0 ? undefined : { start: first, end: last };
}
