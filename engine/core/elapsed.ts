/** The milliseconds from one reading of a clock to a later one; 0 where somebody set the clock back between them. */
export function elapsed(from: number, to: number): number {
  return Math.max(0, to - from);
}
