import { cellForm, type RecordSpans } from './recordSpans.ts';

const quote = 0x22;

/** The bytes of a cell without its CSV quotes; a cell that is missing from the row is empty. */
export function cellBytes(bytes: Buffer, spans: RecordSpans, column: number): Buffer {
  if (column >= spans.count) return bytes.subarray(0, 0);
  const cell = bytes.subarray(spans.starts[column], spans.ends[column]);
  return spans.forms[column] === cellForm.escaped ? unescaped(cell) : cell;
}

function unescaped(cell: Buffer): Buffer {
  const plain = Buffer.allocUnsafe(cell.length);
  let length = 0;
  let isOpen = true;
  for (let at = 1; at < cell.length; at++) {
    const byte = cell[at] ?? 0;
    if (isOpen && byte === quote) {
      if (cell[at + 1] === quote) at++;
      else {
        isOpen = false;
        continue;
      }
    }
    plain[length++] = byte;
  }
  return plain.subarray(0, length);
}
