import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isFileError, readOrError } from '@pagewright/engine/files';
import { UserError } from '@pagewright/engine/run';
import { hasRecording, isCase, listCases, type TestedConfig } from '@pagewright/engine/testing';
import { casePathOf, type TestedPath, testedPathsOf, testsEnding } from '@pagewright/engine/testPaths';
import { findChecked } from '../trees/findChecked.ts';
import { walkFolder } from '../trees/walkFolder.ts';
import { goneConfig } from './goneConfig.ts';
import { singleConfig } from './singleConfig.ts';
import type { TestShell } from './testShell.ts';
import { treeConfig } from './treeConfig.ts';

/** The configurations whose tests are wanted. */
export interface FoundTests {
  configs: TestedConfig[];
  /** The names of the cases, where a path names one; absent: all. */
  cases?: string[];
  /** The name or id of the row that the only path names. */
  row?: string;
}

interface AllTests extends FoundTests {
  /** Tests whose configuration is gone, as after it has got another name. */
  gone: TestedConfig[];
}

/** Finds the tests that paths name: configurations, folders with them, folders of tests and of cases. */
export async function findTests(given: readonly string[], shell: TestShell): Promise<AllTests> {
  const named = await Promise.all(given.map(configOf));
  const paths = named.map(({ config }) => config);
  const below = await testsBelow(paths);
  const others = below.flatMap(({ file }) => (file === undefined || file.isInTree ? [] : [shownPath(file.file)]));
  const { files, trees } = await findChecked([...paths, ...others], 'silently');
  await requireFiles(files);
  const inTrees = trees.flatMap(({ configurations }) => configurations);
  const configs = new Map(
    [...files.map((file) => singleConfig(file, shell)), ...inTrees.map(({ file }) => treeConfig(file, shell))].map(
      (config) => [config.testsFolder, config],
    ),
  );
  const cases = named.flatMap(({ name }) => name ?? []);
  const isNamed = cases.length > 0 && cases.length === given.length;
  const [row] = trees.length === 1 ? trees.flatMap((tree) => tree.row ?? []) : [];
  const gone = await goneTests(below);
  return { configs: [...configs.values()], gone, ...(isNamed && { cases }), ...(row !== undefined && { row }) };
}

/** A folder of tests, and the file that has them; absent: there is none. */
interface TestsFolder {
  tests: string;
  file?: TestedPath | undefined;
}

async function goneTests(below: readonly TestsFolder[]): Promise<TestedConfig[]> {
  const without = below.filter(({ file }) => file === undefined);
  const areRecorded = await Promise.all(without.map(({ tests }) => isRecorded(tests)));
  return without.flatMap(({ tests }, index) => (areRecorded[index] ? [goneConfig(tests)] : []));
}

/** A path of the command line, as the configuration whose tests it names. */
interface NamedTests {
  config: string;
  /** The name of a case. */
  name?: string;
}

/** The configuration that a folder of tests, or of a case, is for; any other path as it is. */
async function configOf(given: string): Promise<NamedTests> {
  const place = path.resolve(given);
  const named = place.endsWith(testsEnding) ? { tests: place } : casePathOf(place);
  if (named === undefined || !(await isOfTests(place, named))) return { config: given };
  const found = await testedFileOf(named.tests);
  const config = found === undefined ? named.tests : found.isInTree ? path.dirname(found.file) : found.file;
  return { config: shownPath(config), ...('name' in named && { name: named.name }) };
}

/** Whether a path is one of tests, and not one of something in a folder that is only named as theirs. */
async function isOfTests(place: string, { tests, name }: { tests: string; name?: string }): Promise<boolean> {
  if (name === undefined) return (await testedFileOf(tests)) !== undefined;
  return (await isCase(path.join(tests, name))) || (await stat(place).catch(() => undefined)) === undefined;
}

/** The file that has the tests of a folder; undefined: there is none. */
async function testedFileOf(tests: string): Promise<TestedPath | undefined> {
  for (const each of testedPathsOf(tests)) if (!isFileError(await readOrError(each.file, 'configuration'))) return each;
  return undefined;
}

/** The folders of tests that are in folders, or are one of them. */
async function testsBelow(folders: readonly string[]): Promise<TestsFolder[]> {
  const walked = await Promise.all(folders.map(walkFolder));
  const all = [...folders.filter((each) => each.endsWith(testsEnding)), ...walked.flatMap(({ tests }) => tests)];
  const cases = await Promise.all(all.map(listCases));
  const found = all.filter((_, index) => cases[index]?.length).map((each) => path.resolve(each));
  return await Promise.all(found.map(async (tests) => ({ tests, file: await testedFileOf(tests) })));
}

/** Whether a folder has a case with a recording: others may have folders of the same name. */
async function isRecorded(tests: string): Promise<boolean> {
  const found = await Promise.all((await listCases(tests)).map(hasRecording));
  return found.includes(true);
}

function shownPath(file: string): string {
  return path.relative('', file) || '.';
}

/** Throws a UserError for a file that cannot be read. */
async function requireFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const text = await readOrError(file, 'configuration');
    if (isFileError(text)) throw new UserError(text.code, `${text.message} Check the path.`, { cause: text });
  }
}
