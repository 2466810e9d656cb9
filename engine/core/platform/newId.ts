const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * An id as the platform gives them, a ULID: ten digits for the time in milliseconds, and sixteen for ten random bytes.
 */
export function newId(now: number, random: Uint8Array): string {
  const bits = [...random].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const drawn = bits.match(/.{5}/g) ?? [];
  return inDigits(now) + drawn.map((five) => digits.charAt(Number.parseInt(five, 2))).join('');
}

function inDigits(time: number): string {
  const places = Array.from({ length: 10 }, (_, index) => 32 ** (9 - index));
  return places.map((place) => digits.charAt(Math.floor(time / place) % 32)).join('');
}
