import path from 'node:path';
import { isFileError, readOrError } from '@pagewright/engine/files';
import { UserError } from '@pagewright/engine/run';
import type { TestedConfig } from '@pagewright/engine/testing';
import { caseFiles, testedPathsOf, testsEnding } from '@pagewright/engine/testPaths';
import { findChecked } from '../trees/findChecked.ts';
import { singleConfig } from './singleConfig.ts';
import type { TestShell } from './testShell.ts';
import { treeConfig } from './treeConfig.ts';

/** The configurations whose tests are wanted. */
export interface FoundTests {
  configs: TestedConfig[];
  /** The names of the cases, where a path names one; absent: all. */
  cases?: string[];
}

/** Finds the tests that paths name: configurations, folders with them, folders of tests and of cases. */
export async function findTests(given: readonly string[], shell: TestShell): Promise<FoundTests> {
  const named = await Promise.all(given.map(configOf));
  const { files, trees } = await findChecked(named.map(({ config }) => config));
  await requireFiles(files);
  const inTrees = trees.flatMap(({ configurations }) => configurations);
  const configs = [
    ...files.map((file) => singleConfig(file, shell)),
    ...inTrees.map(({ file }) => treeConfig(file, shell)),
  ];
  const cases = named.flatMap(({ name }) => name ?? []);
  const isNamed = cases.length > 0 && cases.length === given.length;
  return { configs, ...(isNamed && { cases }) };
}

/** The configuration that a folder of tests, or of a case, is for; any other path as it is. */
async function configOf(given: string): Promise<{ config: string; name?: string }> {
  const place = path.resolve(given);
  const [folder, name] = place.endsWith(testsEnding) ? [place] : [path.dirname(place), path.basename(place)];
  if (!folder.endsWith(testsEnding)) return { config: given };
  for (const { file, isInTree } of testedPathsOf(folder))
    if (!isInTree && !isFileError(await readOrError(file, 'configuration')))
      return { config: path.relative('', file), ...(name !== undefined && name !== caseFiles.expect && { name }) };
  const base = folder.slice(0, -testsEnding.length);
  return { config: path.relative('', base), ...(name !== undefined && { name }) };
}

/** Throws a UserError for a file that cannot be read. */
async function requireFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const text = await readOrError(file, 'configuration');
    if (isFileError(text)) throw new UserError(text.code, `${text.message} Check the path.`, { cause: text });
  }
}
