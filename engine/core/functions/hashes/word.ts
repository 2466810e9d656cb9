/** A 32-bit number as four bytes, the highest first. */
export function word(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}
