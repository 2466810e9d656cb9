import path from 'node:path';
import { UserError } from '@pagewright/engine/run';
import type { TestedConfig } from '@pagewright/engine/testing';
import { testedPathsOf } from '@pagewright/engine/testPaths';

/** Tests whose configuration is gone, so that none of their cases can be run. */
export function goneConfig(testsFolder: string): TestedConfig {
  const files = testedPathsOf(testsFolder).map((each) => path.relative('', each.file));
  const [first = testsFolder] = files;
  return {
    shown: first,
    testsFolder,
    async textFor() {
      const names = files.map((file) => `"${file}"`).join(', ');
      throw new UserError(
        'file.unreadable',
        `The configuration of these tests is gone: there is none of ${names}. Rename the folder of tests with it, or delete them.`,
      );
    },
  };
}
