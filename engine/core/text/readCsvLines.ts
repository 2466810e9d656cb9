const [quote, lineFeed] = [0x22, 0x0a];

/** The first rows of a table as `csvLine` writes them, in UTF-8, without reading the rest. */
export function readCsvLines(table: Uint8Array, count: number): string[][] {
  const rows: string[][] = [];
  for (let start = 0; rows.length < count && start < table.length; ) {
    const end = lineEnd(table, start);
    rows.push(cellsOf(new TextDecoder('utf-8', { ignoreBOM: true }).decode(table.subarray(start, end))));
    start = end + 1;
  }
  return rows;
}

/** The offset of the line feed of the line that starts here. */
function lineEnd(table: Uint8Array, start: number): number {
  let isQuoted = false;
  for (let at = start; at < table.length; at++) {
    if (table[at] === quote) isQuoted = !isQuoted;
    else if (table[at] === lineFeed && !isQuoted) return at;
  }
  return table.length;
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
}
