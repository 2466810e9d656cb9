import { UserError } from '@pagewright/engine/run';
import { type Command, Option } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { attributeOption, environmentOption } from './options/applyNamedEnvironment.ts';
import { eventsOption } from './options/eventFormat.ts';
import { withDataFolder } from './options/findRunPlaces.ts';
import { wholeNumber } from './options/numberOptions.ts';
import { parallelOption } from './options/parallelOption.ts';
import type { RunOptions } from './options/runOptions.ts';
import { addTreeOptions } from './options/treeOptions.ts';
import { performRun, refuse } from './performRun.ts';
import { addShardOptions } from './shardOptions.ts';
import { otelOption } from './telemetry/startTelemetry.ts';
import { secretsOption } from './values/readSecrets.ts';

/** `pagewright run`: runs one configuration (`docs/contracts.md#command-line`). */
export function addRun(program: Command): void {
  const command = program
    .command('run')
    .description('Run a configuration and write its tables.')
    .argument('[config]', 'the configuration, bare or wrapped in "parameters"')
    .option('--data-dir <dir>', 'data folder of the platform: reads config.json and in/state.json, writes out/')
    .option(
      '--out <place>',
      'folder or s3:// address for tables/ and state.json (default: out/<config name>/ next to the configuration)',
    )
    .option('--state <file>', 'state to start from: a state.json, or the s3:// address of --out (default: none)')
    .option('--job <name>', 'run only this job; may be repeated', (name: string, before: string[] = []) => [
      ...before,
      name,
    ])
    .option(...environmentOption)
    .option(...attributeOption)
    .option('--max-pages <n>', 'read at most this many pages of each job', wholeNumber)
    .option('--max-records <n>', 'read at most this many records of each job', wholeNumber)
    .option('--max-requests <n>', 'send at most this many requests', wholeNumber)
    .option('--max-job-requests <n>', 'send at most this many requests for one paging (default: 100000)', wholeNumber)
    .option(
      '--max-wait <seconds>',
      'longest wait before a retry; the run fails if the API asks for more (default: 3600)',
      wholeNumber,
    )
    .addOption(parallelOption('send up to this many requests at a time'))
    .option(
      '--ask-above <requests>',
      'ask before a run that sends more requests by its forecast, or refuse it without a terminal',
      wholeNumber,
    )
    .option('--last-run <place>', 'the report of a run for the forecast: the file, or a folder with "report.json"')
    .option(...secretsOption)
    .addOption(
      new Option('--login', 'log in in the browser, for this run only: nothing of it is kept').conflicts('replay'),
    )
    .option('--record <place>', 'record every exchange of the run in this folder or s3:// address, without secrets')
    .addOption(
      new Option(
        '--replay <place>',
        'replay the recording in this folder or s3:// address, without the network',
      ).conflicts('record'),
    )
    .option('--storage <file>', 'import the tables into this SQLite database when the run is done')
    .option(
      '--shapes <file>',
      'file for the response shapes (default: the one next to the configuration, if it is there)',
    )
    .option('--no-shapes', 'do not write the response shapes');
  addOutcomeOptions(addTreeOptions(addShardOptions(command)))
    .addHelpText(
      'after',
      examplesText([
        'run users.extractor.json',
        'run users.extractor.json --job orders --max-pages 1',
        'run users.extractor.json --secrets secrets.json --report report.json --strict',
        'run --data-dir /data --events json',
        'run main/extractor/ex-generic-v2/orders --row Refunds --values US',
      ]),
    )
    .exitOverride((error) => {
      if (error.exitCode !== 0 && asksForJson()) void refuse(new UserError('run.bad-arguments', error.message));
      throw error;
    })
    .action(async (config: string | undefined, options: RunOptions) => {
      process.exitCode = await performRun(config, withDataFolder(config, options));
    });
}

/** Adds the options for the output of a run. */
export function addOutcomeOptions(command: Command): Command {
  return command
    .addOption(eventsOption())
    .option('--report <file>', 'write a report of the run as JSON')
    .option('--strict', 'end with exit code 3 if a job is incomplete, or the API gives reason to doubt it')
    .option(...otelOption);
}

/** Whether JSON is requested, also if another option is wrong, so that options are not parsed. */
function asksForJson(): boolean {
  return /--events[ =]json/.test(process.argv.join(' '));
}
