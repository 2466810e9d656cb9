/**
 * Whether a key is an integer on the platform, whose arrays turn decimal texts of up to 64 bits into numbers, unlike
 * JavaScript (`docs/format/mapping.md#1-shape` and `docs/format/mapping.md#6-keys`).
 */
export function isIntegerKey(key: string): boolean {
  return /^(0|-?[1-9]\d*)$/.test(key) && BigInt.asIntN(64, BigInt(key)) === BigInt(key);
}
