import { sizeText } from '../../shared/text/sizeText.ts';
import type { CellValue } from '../file/tableMessages.ts';

/** Symbols for line breaks and tabs: in the grid a cell is one line. */
const marks: Record<string, string> = { '\r\n': '↵', '\n': '↵', '\r': '↵', '\t': '⇥' };

/** A cell on one line of the grid. */
export function cellText(cell: CellValue): string {
  const text = typeof cell === 'string' ? cell : cell.start;
  const line = text.replace(/\r\n|[\n\r\t]/g, (mark) => marks[mark] ?? mark);
  return typeof cell === 'string' ? line : `${line}… (${sizeText(cell.bytes)})`;
}
