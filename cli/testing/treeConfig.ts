import path from 'node:path';
import { UserError } from '@pagewright/engine/run';
import { type TestedConfig, testsFolderOf } from '@pagewright/engine/testing';
import { findChosenConfig } from '../trees/findOneConfig.ts';
import type { TreeConfig } from '../trees/treeConfig.ts';
import type { TestShell } from './testShell.ts';

/** The tests of a configuration in a tree of kbc or kbagent, beside its folder. */
export function treeConfig(file: string, { readConfiguration }: Pick<TestShell, 'readConfiguration'>): TestedConfig {
  const folder = path.relative('', path.dirname(file)) || '.';
  let composed: TreeConfig | undefined;
  return {
    shown: folder,
    testsFolder: testsFolderOf(path.resolve(file), true),
    async textFor({ environment, values, row }) {
      composed = await findChosenConfig(file, { row, values });
      if (composed === undefined) throw new UserError('file.unreadable', `"${file}" is no configuration any more.`);
      const options = environment === undefined ? {} : { env: environment };
      return { configName: composed.configName, configText: await readConfiguration(file, options, composed) };
    },
    placeOf(pointer) {
      const [, shown = '', line = '', column = ''] = /^(.*):(\d+):(\d+)$/.exec(composed?.placeOf(pointer) ?? '') ?? [];
      if (shown === '') return undefined;
      const start = { line: Number(line), column: Number(column) };
      return { file: shown, ...start, endLine: start.line, endColumn: start.column + 1 };
    },
  };
}
