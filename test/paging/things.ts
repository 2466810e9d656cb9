export interface Thing {
  id: number;
  name: string;
}

/** The part of `total` things after the first `from` of them, with at most `size`. */
export function things(total: number, from = 0, size = total): Thing[] {
  const count = Math.max(0, Math.min(size, total - from));
  return Array.from({ length: count }, (_, index) => ({ id: from + index + 1, name: `Thing ${from + index + 1}` }));
}
