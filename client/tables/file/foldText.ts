/** The number of bytes of a cell that count when rows are sorted by it. */
export const comparedBytes = 256;

const marks = /\p{Mark}/gu;

/** The sort key of a text, as bytes to compare: ignores case and accents. */
export function foldText(cell: Buffer): Buffer {
  // The folded text may be shorter: take more than is compared.
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
