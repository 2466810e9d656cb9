import type { Directive } from './directive.ts';

/** Fills up to the width; zeros stand between the sign and the digits. */
export function pad(sign: string, body: string, { alignsLeft, padding, width }: Directive): string {
  if (alignsLeft) return (sign + body).padEnd(width, padding);
  if (padding === '0') return sign + body.padStart(width - sign.length, padding);
  return (sign + body).padStart(width, padding);
}
