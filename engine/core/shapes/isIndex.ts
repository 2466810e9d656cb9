/** Whether a part of a path steps into a list. */
export function isIndex(part: string): boolean {
  return /^(0|[1-9]\d*)$/.test(part);
}
