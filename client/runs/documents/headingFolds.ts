/** Lines that fold into the first of them; lines count from 0. */
export interface Fold {
  start: number;
  end: number;
}

/** What each heading of a Markdown text folds: all below it up to the next of its level or above, empty lines at the end not. */
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
