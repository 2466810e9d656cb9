import { bodyFiles } from '../project/model/treeFormat.ts';

// Paths on a disk, or those of URIs.

/** The ending of a folder with the tests of a configuration. */
export const testsEnding = '.tests';

const expect = 'expect.json';
const recording = 'recording';
const tables = 'tables';

/** The names of what a case has in its folder. */
export const caseFiles = { expect, recording, tables, state: 'state.json' } as const;

const eachCase = `**/*${testsEnding}/*`;

/** Glob patterns: all files of tests, those that make a folder a case, those with expectations, and the golden tables. */
export const testPattern = `**/*${testsEnding}/**`;
export const casePattern = `${eachCase}/{${expect},${recording}/recording.json}`;
export const expectPattern = `${eachCase}/${expect}`;
export const goldenPattern = `${eachCase}/${tables}/*.csv`;

/** A file that has the tests of a folder, if it is a configuration. */
export interface TestedPath {
  file: string;
  isInTree: boolean;
}

/** The endings of a configuration in one file, the first one that is there being the one that is tested. */
const endings = ['.extractor.json', '.json'] as const;

/**
 * The folder with the tests of a configuration: `shop.tests` beside `shop.extractor.json`, and beside the folder `shop` of
 * a configuration of a tree.
 */
export function testsPathOf(file: string, isInTree = false): string {
  if (isInTree) return `${file.replace(/[\\/][^\\/]*$/, '')}${testsEnding}`;
  const ending = endings.find((each) => file.endsWith(each)) ?? '';
  return `${file.slice(0, file.length - ending.length)}${testsEnding}`;
}

/** The files of which one has the tests of a folder, in the order in which they are looked for. */
export function testedPathsOf(tests: string): TestedPath[] {
  const base = tests.slice(0, -testsEnding.length);
  return [
    ...endings.map((ending) => ({ file: `${base}${ending}`, isInTree: false })),
    ...Object.values(bodyFiles).map((name) => ({ file: `${base}/${name}`, isInTree: true })),
  ];
}

/** The folder of a case and its name, for a path in it or its own; undefined for a path that is in none. */
export function casePathOf(path: string): { tests: string; name: string } | undefined {
  const [, tests, name] = /^(.*[^\\/]\.tests)[\\/]([^\\/]+)(?:[\\/]|$)/.exec(path) ?? [];
  return tests === undefined || name === undefined ? undefined : { tests, name };
}
