/** A line of a CSV file as a run writes it: every cell in quotes. A row without cells is an empty line. */
export function csvLine(cells: readonly string[]): string {
  let line = '';
  for (const cell of cells) line += `${line === '' ? '"' : ',"'}${doubled(cell)}"`;
  return `${line}\n`;
}

/** Doubles quotes. Few cells hold one, and a search is cheaper than a replacement. */
function doubled(cell: string): string {
  return cell.includes('"') ? cell.replaceAll('"', '""') : cell;
}
