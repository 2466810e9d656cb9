/** A power of ten as the end of a number: signed, never filled up. */
export function exponentText(exponent: number): string {
  return `e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}
