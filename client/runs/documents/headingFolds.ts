/** A folding region, in lines counted from 0. */
export interface Fold {
  start: number;
  end: number;
}

/** The region of each Markdown heading: up to the next heading of its level or above, without trailing empty lines. */
export function headingFolds(text: string): Fold[] {
  const lines = text.split('\n');
  const levels = lines.map((line) => /^(#+) /.exec(line)?.[1]?.length);
  return levels.flatMap((level, start) => {
    if (level === undefined) return [];
    const next = levels.findIndex((other, line) => line > start && other !== undefined && other <= level);
    let end = (next === -1 ? lines.length : next) - 1;
    while (end > start && lines[end]?.trim() === '') end--;
    return end > start ? [{ start, end }] : [];
  });
}
