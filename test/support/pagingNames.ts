import { pagingWords } from '../../engine/core/recognition/paging/pagingWords.ts';
import { totalWords } from '../../engine/core/recognition/totalWords.ts';

/** A name of the table, with the row that has it. */
export interface TableName {
  place: 'response' | 'request' | 'belowNext';
  role: string;
  grade: string;
  why: string | undefined;
  name: string;
}

/** Every name in the table of the words of paging. */
export const tableNames: readonly TableName[] = [
  ...Object.entries(pagingWords).flatMap(([place, rows]) =>
    rows.flatMap(([role, grade, names, why]) =>
      namesIn(names).map((name) => ({ place: place as TableName['place'], role, grade, why, name })),
    ),
  ),
  ...Object.entries(totalWords).flatMap(([grade, names]) =>
    namesIn(names).map((name) => ({ place: 'response' as const, role: 'total', grade, why: undefined, name })),
  ),
];

/** The names that a pattern of the table matches: letters, alternatives, groups, and what may be left out. */
export function namesIn(pattern: string): string[] {
  const [names, rest] = alternatives(pattern);
  if (rest !== '') throw new Error(`"${rest}" of "${pattern}" is left`);
  return [...new Set(names)];
}

function alternatives(text: string): [names: string[], rest: string] {
  const [first, rest] = sequence(text);
  if (!rest.startsWith('|')) return [first, rest];
  const [others, left] = alternatives(rest.slice(1));
  return [[...first, ...others], left];
}

function sequence(text: string): [names: string[], rest: string] {
  let names = [''];
  let rest = text;
  while (rest !== '' && !/^[|)]/.test(rest)) {
    let own: string[];
    if (rest.startsWith('(')) {
      [own, rest] = alternatives(rest.slice(1));
      rest = rest.slice(1);
    } else if (rest.startsWith('[')) {
      // Any letters: none of them.
      [own, rest] = [[''], rest.replace(/^\[[^\]]+\]\*/, '')];
    } else {
      [own, rest] = [[rest.charAt(0)], rest.slice(1)];
    }
    const isOptional = rest.startsWith('?');
    if (isOptional) rest = rest.slice(1);
    const all = isOptional ? ['', ...own] : own;
    names = names.flatMap((before) => all.map((name) => before + name));
  }
  return [names, rest];
}
