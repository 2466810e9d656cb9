import { type Command, Option } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { attributeOption, environmentOption } from './options/applyNamedEnvironment.ts';
import { positiveNumber, wholeNumber } from './options/numberOptions.ts';
import { addTreeOptions } from './options/treeOptions.ts';
import type { FindPagingOptions } from './searchPaging.ts';
import { secretsOption } from './values/readSecrets.ts';

/** `pagewright find-paging`: searches the paging of an API, and proves it (`docs/finding-paging.md`). */
export function addFindPaging(program: Command): void {
  const command = program
    .command('find-paging')
    .description('Find how an API pages: send a few requests, prove the paging, and write it with --write.')
    .argument('<config>', 'the configuration, bare or wrapped in "parameters"')
    .option('--job <name>', 'search only this job; may be repeated', (name: string, before: string[] = []) => [
      ...before,
      name,
    ])
    .option('--max-requests <n>', 'send at most this many requests (default: 12 for each job)', wholeNumber)
    .option(
      '--max-wait <seconds>',
      'longest wait before a retry; longer ones end the search (default: 60)',
      wholeNumber,
    )
    .option('--requests-per-second <n>', 'send at most this many requests in a second', positiveNumber)
    .addOption(new Option('--format <format>', 'format of the result').choices(['text', 'json']).default('text'))
    .option('--write', 'write what was found into the configuration')
    .option(...environmentOption)
    .option(...attributeOption)
    .option(...secretsOption)
    .option('--record <folder>', 'record every exchange of the search in this folder, without secrets')
    .addOption(
      new Option('--replay <folder>', 'search in the recording in this folder, without the network').conflicts(
        'record',
      ),
    );
  addTreeOptions(command)
    .addHelpText('after', '\nExit code 0: found, or not needed; 3: not found, or not possible with the format.')
    .addHelpText(
      'after',
      examplesText([
        'find-paging users.extractor.json',
        'find-paging users.extractor.json --job orders --max-requests 20 --write',
        'find-paging users.extractor.json --format json',
      ]),
    )
    .action(async (config: string, options: FindPagingOptions) => {
      // In a separate file, so that a run does not load the language service.
      const { searchPaging } = await import('./searchPaging.ts');
      process.exitCode = await searchPaging(config, options);
    });
}
