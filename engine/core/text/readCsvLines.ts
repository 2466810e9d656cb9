const [quote, lineFeed] = [0x22, 0x0a];

/** The first rows of a table as `csvLine` writes them, in UTF-8, without reading the rest. */
export function readCsvLines(table: Uint8Array, count: number): string[][] {
  const rows: string[][] = [];
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for (let start = 0; rows.length < count && start < table.length; ) {
    const end = lineEnd(table, start);
    rows.push(cellsOf(decoder.decode(table.subarray(start, end))));
    start = end + 1;
  }
  return rows;
}

/** The offset of the line feed of the line that starts here. */
function lineEnd(table: Uint8Array, start: number): number {
  // A line feed ends a line unless it is in a cell, after an odd number of quotes.
  let isQuoted = false;
  for (let from = start; ; ) {
    const at = table.indexOf(lineFeed, from);
    const end = at < 0 ? table.length : at;
    for (let index = from; index < end; index++) if (table[index] === quote) isQuoted = !isQuoted;
    if (at < 0 || !isQuoted) return end;
    from = at + 1;
  }
}

/** The cells of a line, each of which is in quotes. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  for (let start = 0; line[start] === '"'; ) {
    let end = line.indexOf('"', start + 1);
    const isPlain = line[end + 1] !== '"';
    while (end >= 0 && line[end + 1] === '"') end = line.indexOf('"', end + 2);
    if (end < 0) return cells;
    const cell = line.slice(start + 1, end);
    cells.push(isPlain ? cell : cell.replaceAll('""', '"'));
    start = end + 2;
  }
  return cells;
}
