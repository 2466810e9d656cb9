import type { Profile } from '@pagewright/server/localService';
import { type Command, Option } from 'commander';
import { examplesText } from './about/examplesText.ts';
import type { CheckOptions } from './checking/checkFiles.ts';
import { formatNames } from './formats/formatNames.ts';
import { environmentOption } from './options/applyNamedEnvironment.ts';
import { valuesOption } from './options/treeOptions.ts';

const profiles: readonly Profile[] = ['platform', 'pagewright'];

/** `pagewright check`: the diagnostics of the editor, for a terminal or a build (`docs/contracts.md`). */
export function addCheck(program: Command): void {
  program
    .command('check')
    .description('Report the problems in configurations, as the editor does; exit code 1 if one of them is an error.')
    .argument('<config...>', 'configurations, and folders with configurations or with trees of the platform')
    .option(...environmentOption)
    .addOption(valuesOption())
    .addOption(
      new Option(
        '--profile <profile>',
        'who will run them: with "platform", what the platform refuses or reads too little of is an error',
      ).choices(profiles),
    )
    .addOption(new Option('--format <format>', 'format of the findings').choices(formatNames).default('text'))
    .addHelpText(
      'after',
      '\nThe nearest .pagewright.json above a configuration turns findings off or changes their severity.',
    )
    .addHelpText(
      'after',
      examplesText([
        'check users.extractor.json',
        'check users.extractor.json --profile platform',
        'check *.extractor.json --format sarif > findings.sarif',
        'check . --format junit > findings.xml',
        'check my-project --values production',
      ]),
    )
    .action(async (files: string[], options: CheckOptions) => {
      // In a separate file, so that a run does not load the language service.
      const { checkFiles } = await import('./checking/checkFiles.ts');
      process.exitCode = await checkFiles(files, options);
    });
}
