import path from 'node:path';
import { UserError } from '@pagewright/engine/errors';
import { isFileError, readOrError } from '@pagewright/engine/files';
import { jsonPlaces, type TestedConfig } from '@pagewright/engine/testing';
import { testsPathOf } from '@pagewright/engine/testPaths';
import type { FoundConfig } from './foundConfig.ts';
import { inEnvironment } from './inEnvironment.ts';
import { testedInTree } from './testedInTree.ts';
import type { TestedFile } from './testMessages.ts';

/** The tests of a configuration as it is saved. Throws a UserError for a file of a tree that is in no configuration. */
export async function testedOnDisk(tested: TestedFile): Promise<FoundConfig> {
  return tested.isInTree ? await testedInTree(tested.file) : { config: testedInFile(tested.file) };
}

function testedInFile(file: string): TestedConfig {
  return {
    shown: file,
    testsFolder: testsPathOf(file),
    async textFor({ environment }) {
      const text = await readOrError(file, 'configuration');
      if (isFileError(text)) throw new UserError(text.code, text.message, { cause: text });
      const configText = await inEnvironment(file, text, environment);
      return { configName: path.basename(file), configText, placeOf: jsonPlaces(text, file) };
    },
  };
}
