/**
 * Whether a key would be an integer on the platform, whose arrays turn decimal texts of 64 bits into numbers.
 * JavaScript has no such keys, so this is asked where the difference shows (`mapping.md` sections 1 and 6).
 */
export function isIntegerKey(key: string): boolean {
  return /^(0|-?[1-9]\d*)$/.test(key) && BigInt.asIntN(64, BigInt(key)) === BigInt(key);
}
