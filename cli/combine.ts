import type { Command } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { attributeOption, environmentOption } from './options/applyNamedEnvironment.ts';
import type { RunOptions } from './options/runOptions.ts';
import { addTreeOptions } from './options/treeOptions.ts';
import { performRun } from './performRun.ts';
import { addOutcomeOptions } from './run.ts';
import { secretsOption } from './values/readSecrets.ts';

/** `pagewright combine`: makes the tables of a run from the pages of its shards (`docs/production.md#shards`). */
export function addCombine(program: Command): void {
  const command = program
    .command('combine')
    .description('Write the tables of a run from the pages that its shards have read; sends nothing.')
    .argument('<config>', 'the configuration with which the shards were listed')
    .requiredOption('--pages <place>', 'folder or s3:// address with the pages of all shards')
    .option('--out <place>', 'folder or s3:// address for tables/ and state.json (default: as for "run")')
    .option('--state <file>', 'the state with which the shards were listed (default: none)')
    .option(...environmentOption)
    .option(...attributeOption)
    .option(...secretsOption);
  addOutcomeOptions(addTreeOptions(command))
    .addHelpText('after', examplesText(['combine users.extractor.json --pages pages --out out --report report.json']))
    .action(async (config: string, options: RunOptions) => {
      process.exitCode = await performRun(config, { ...options, combines: true });
    });
}
