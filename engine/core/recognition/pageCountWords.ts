import { NamePattern } from './namePattern.ts';

const names = new NamePattern(
  /^((total|num|number|nb)(of)?pages?|pages?(count|total)|pages|lastpage|totalpagecount|pagescount)$/,
);

/** Whether a plain name means a number of pages. */
export function isPageCountName(name: string): boolean {
  return names.test(name);
}
