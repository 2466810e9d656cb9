import type { Fold } from '../documents/headingFolds.ts';

/** The maximum number of regions that the editor folds. */
const maxFolds = 4_000;

/** The folding regions of formatted JSON blocks: every object and array, the largest first. */
export function bodyFolds(text: string): Fold[] {
  const folds: Fold[] = [];
  const open: { indent: number; start: number }[] = [];
  for (const [line, content] of text.split('\n').entries()) {
    const indent = content.search(/\S/);
    const opened = open.at(-1);
    if (opened !== undefined && indent === opened.indent && /^\s*[\]}]/.test(content)) {
      open.pop();
      if (line - 1 > opened.start) folds.push({ start: opened.start, end: line - 1 });
    }
    if (/[[{]$/.test(content)) open.push({ indent, start: line });
    if (content.startsWith('```')) open.length = 0;
  }
  return folds.toSorted((a, b) => b.end - b.start - (a.end - a.start)).slice(0, maxFolds);
}
