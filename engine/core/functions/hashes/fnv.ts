const primes = { 32: 0x01000193n, 64: 0x100000001b3n };
const starts = { 32: 0x811c9dc5n, 64: 0xcbf29ce484222325n };

/** The Fowler–Noll–Vo hash of this many bits: `1` multiplies before it takes a byte in, `1a` after. */
export function fnv(variant: '1' | '1a', size: 32 | 64): (data: Uint8Array) => Uint8Array {
  const multiply = (sum: bigint) => BigInt.asUintN(size, sum * primes[size]);
  const takeIn =
    variant === '1'
      ? (sum: bigint, byte: bigint) => multiply(sum) ^ byte
      : (sum: bigint, byte: bigint) => multiply(sum ^ byte);
  return (data) => {
    const sum = data.reduce((before, byte) => takeIn(before, BigInt(byte)), starts[size]);
    return Buffer.from(sum.toString(16).padStart(size / 4, '0'), 'hex');
  };
}
