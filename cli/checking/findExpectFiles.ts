import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { TreeConfiguration } from '@pagewright/engine/projects';
import { listCases } from '@pagewright/engine/testing';
import { caseFiles, testsPathOf } from '@pagewright/engine/testPaths';

/** The `expect.json` of each test beside these configurations, in one file each and in trees. */
export async function findExpectFiles(
  files: readonly string[],
  inTrees: readonly Pick<TreeConfiguration, 'file'>[],
): Promise<string[]> {
  const folders = [
    ...files.map((file) => testsPathOf(file)),
    ...inTrees.map(({ file }) => path.relative('', testsPathOf(file, true))),
  ];
  const cases = (await Promise.all(folders.map(listCases))).flat();
  const expected = cases.map((folder) => path.join(folder, caseFiles.expect));
  // A case may have golden tables alone.
  const found = await Promise.all(expected.map((file) => stat(file).catch(() => undefined)));
  return expected.filter((_, index) => found[index] !== undefined);
}
