/** Only so much of a cell counts when rows are sorted by it. */
export const comparedBytes = 256;

const marks = /\p{Mark}/gu;

/**
 * A text as its order goes by: without regard to case, letters with an accent as those without. Bytes, of which
 * comparing gives the order.
 */
export function foldText(cell: Buffer): Buffer {
  // What is folded may be shorter: more is taken than is compared.
  const part = cell.length > 4 * comparedBytes ? cell.subarray(0, 4 * comparedBytes) : cell;
  if (isAscii(part)) return lowerCase(part);
  return Buffer.from(part.toString().normalize('NFKD').replace(marks, '').toLowerCase());
}

function isAscii(bytes: Buffer): boolean {
  for (let at = 0; at < bytes.length; at++) if ((bytes[at] ?? 0) > 0x7f) return false;
  return true;
}

function lowerCase(bytes: Buffer): Buffer {
  const lower = Buffer.from(bytes);
  for (let at = 0; at < lower.length; at++) {
    const byte = lower[at] ?? 0;
    if (byte >= 0x41 && byte <= 0x5a) lower[at] = byte + 0x20;
  }
  return lower;
}
