import { type Command, Option } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { formatNames } from './formats/formatNames.ts';
import { environmentOption } from './options/applyNamedEnvironment.ts';
import { wholeNumber } from './options/numberOptions.ts';
import { performRun } from './performRun.ts';
import { readConfiguration } from './readConfiguration.ts';
import type { TestShell } from './testing/testShell.ts';
import type { TestVerbOptions } from './testing/testVerbOptions.ts';
import { secretsOption } from './values/readSecrets.ts';

const testShell: TestShell = {
  readConfiguration,
  record: (config, options) => performRun(config, { ...options, events: 'text', shapes: false, isTemporary: true }),
};

/** The options that ask no API, or record all that it answers. */
const notLive = ['update', 'record', 'mutate'];

/** `pagewright test`: the tests beside configurations, which run on recordings (`docs/testing.md`). */
export function addTest(program: Command): void {
  program
    .command('test')
    .description('Run the tests beside configurations, on their recordings and without the network.')
    .argument('[path...]', 'configurations, folders with configurations, or folders of cases; without any, this folder')
    .addOption(new Option('--format <format>', 'format of the results').choices(formatNames).default('text'))
    .option(
      '--case <name>',
      'run only the cases of this name; may be repeated',
      (name: string, before: string[] = []) => [...before, name],
    )
    .option('--changed [ref]', 'only what differs from a commit of Git, its tests included; without one, from HEAD')
    .option('--verbose', 'also list what passed')
    .addOption(
      new Option('--record <case>', 'run the configuration, and keep this run as a case').conflicts([
        'update',
        'changed',
      ]),
    )
    .option('--from <folder>', 'with --record: keep this recording, without a run')
    .option('--golden', 'with --record: keep the tables as golden ones too')
    .addOption(
      new Option(
        '--live',
        'ask the API for the first page of each case, and list what has changed since its recording',
      ).conflicts(notLive),
    )
    .addOption(new Option('--live-in-ci', 'the same where the variable CI is set').conflicts(notLive))
    .option('--update', 'write the golden tables anew, from what the recordings give now')
    .addOption(
      new Option(
        '--mutate',
        'change the recorded answers as APIs change them, and say which change nobody notices',
      ).conflicts(['record', 'update']),
    )
    .addOption(
      new Option('--seed <number>', 'with --mutate: the seed of the choices, such as which field is renamed').argParser(
        wholeNumber,
      ),
    )
    .option(environmentOption[0], `with --record: ${environmentOption[1]}`)
    .option('--row <name>', 'with --record: use this row of a configuration of the platform')
    .addOption(
      new Option('--values <name>', 'with --record: use this set of values for its variables').conflicts('env'),
    )
    .option(...secretsOption)
    .addHelpText(
      'after',
      '\nExit code 0: all passed; 3: a case failed, its API has changed, or a change is not noticed; 1: one could not be run, or there is none.',
    )
    .addHelpText(
      'after',
      examplesText([
        'test',
        'test users.extractor.json --record all-pages',
        'test . --changed origin/main --format junit > results.xml',
        'test users.extractor.json --case all-pages --update',
        'test users.extractor.json --live --secrets secrets.json',
        'test users.extractor.json --mutate',
      ]),
    )
    .action(async (paths: string[], options: TestVerbOptions) => {
      // In a separate file, so that a run does not load what tests need.
      const { performTests } = await import('./testing/performTests.ts');
      process.exitCode = await performTests(paths, options, testShell);
    });
}
