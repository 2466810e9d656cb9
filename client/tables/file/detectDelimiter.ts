const candidates = [',', ';', '\t', '|'];

/** What separates the cells of a file, as a byte: what stands most often in its first line, outside quotes. */
export function detectDelimiter(start: Uint8Array): number {
  const counts = new Map(candidates.map((candidate) => [candidate.charCodeAt(0), 0]));
  let isQuoted = false;
  for (const byte of start) {
    if (byte === 0x22) isQuoted = !isQuoted;
    else if (!isQuoted && (byte === 0x0a || byte === 0x0d)) break;
    else if (!isQuoted && counts.has(byte)) counts.set(byte, (counts.get(byte) ?? 0) + 1);
  }
  const found = [...counts].reduce((best, each) => (each[1] > best[1] ? each : best));
  return found[0];
}
