import path from 'node:path';
import { UserError } from '@pagewright/engine/run';
import type { TestedConfig, TestPlace } from '@pagewright/engine/testing';
import { testsPathOf } from '@pagewright/engine/testPaths';
import { findChosenConfig } from '../trees/findOneConfig.ts';
import type { TreeConfig } from '../trees/treeConfig.ts';
import type { TestShell } from './testShell.ts';

/** The tests of a configuration in a tree of kbc or kbagent, beside its folder. */
export function treeConfig(file: string, { readConfiguration }: Pick<TestShell, 'readConfiguration'>): TestedConfig {
  const folder = path.relative('', path.dirname(file)) || '.';
  return {
    shown: folder,
    testsFolder: testsPathOf(path.resolve(file), true),
    async textFor({ environment, values, row }) {
      const composed = await findChosenConfig(file, { row, values });
      if (composed === undefined) throw new UserError('file.unreadable', `"${file}" is no configuration any more.`);
      const { configName } = composed;
      const options = environment === undefined ? {} : { env: environment };
      const configText = await readConfiguration(file, options, composed);
      return { configName, configText, placeOf: (pointer) => placeIn(composed, pointer) };
    },
  };
}

function placeIn({ placeOf }: TreeConfig, pointer: string): TestPlace | undefined {
  const [, file = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(placeOf(pointer)) ?? [];
  if (file === '') return undefined;
  const start = { line: Number(line), column: Number(column) };
  return { file, ...start, endLine: start.line, endColumn: start.column + 1 };
}
