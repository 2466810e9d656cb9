/** The milliseconds from one reading of a clock to a later one; 0 if the clock was set back in between. */
export function elapsed(from: number, to: number): number {
  return Math.max(0, to - from);
}
