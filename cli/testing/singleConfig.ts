import path from 'node:path';
import { isFileError, readOrError } from '@pagewright/engine/files';
import { placeIn, readSourceOf, type TestedConfig, testsFolderOf } from '@pagewright/engine/testing';
import type { TestShell } from './testShell.ts';

/** The tests of a configuration in one file. */
export function singleConfig(file: string, { readConfiguration }: Pick<TestShell, 'readConfiguration'>): TestedConfig {
  let text = '';
  return {
    shown: file,
    testsFolder: testsFolderOf(path.resolve(file)),
    async textFor({ environment }) {
      const read = await readOrError(file, 'configuration');
      if (!isFileError(read)) text = read;
      const configText = await readConfiguration(path.resolve(file), {
        ...(environment !== undefined && { env: environment }),
      });
      return { configName: path.basename(file), configText };
    },
    placeOf: (pointer) => placeIn(text, file, readSourceOf(text, file), pointer),
  };
}
