import path from 'node:path';
import { isFileError, readOrError } from '@pagewright/engine/files';
import { UserError } from '@pagewright/engine/run';
import { jsonPlaces, type TestedConfig } from '@pagewright/engine/testing';
import { testsPathOf } from '@pagewright/engine/testPaths';
import type { TestShell } from './testShell.ts';

/** The tests of a configuration in one file. */
export function singleConfig(file: string, { readConfiguration }: Pick<TestShell, 'readConfiguration'>): TestedConfig {
  return {
    shown: file,
    testsFolder: testsPathOf(path.resolve(file)),
    async textFor({ environment, row, values }) {
      if (row !== undefined || values !== undefined) throw notInTree(file);
      const options = environment === undefined ? {} : { env: environment };
      const configText = await readConfiguration(path.resolve(file), options);
      const text = await readOrError(file, 'configuration');
      return { configName: path.basename(file), configText, placeOf: jsonPlaces(isFileError(text) ? '' : text, file) };
    },
  };
}

function notInTree(file: string): UserError {
  const message = `A row and a set of values are those of a configuration in a folder of kbc or kbagent, and "${file}" is in none. Leave them out.`;
  return new UserError('run.bad-arguments', message);
}
