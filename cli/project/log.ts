import type { VersionLog } from '@pagewright/engine/platform';
import { localSecond } from '@pagewright/engine/text/localTime';
import type { Command } from 'commander';
import { examplesText } from '../about/examplesText.ts';
import { indexNumber, wholeNumber } from '../options/numberOptions.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { textTable } from '../printing/textTable.ts';
import { loadPlatform } from './loadPlatform.ts';
import { printResult } from './printResult.ts';
import { projectName } from './projectNames.ts';
import { addProjectOptions, type ProjectOptions } from './projectOptions.ts';
import { withTrip } from './withTrip.ts';

interface LogOptions extends ProjectOptions {
  limit: number;
  offset: number;
}

/** `pagewright project log`: the versions of a configuration. */
export function addLog(project: Command): void {
  const command = project
    .command('log')
    .description('List the versions of a configuration, the newest first.')
    .argument('<name>', 'the configuration: an id, a name, or a file or folder')
    .option('--limit <n>', 'how many versions', wholeNumber, 20)
    .option('--offset <n>', 'how many newer ones are left out', indexNumber, 0);
  addProjectOptions(command)
    .addHelpText('after', examplesText(['project log 101', 'project log orders.extractor.json --limit 100']))
    .action(async (given: string, options: LogOptions) => {
      process.exitCode = await withTrip(options, async (trip) => {
        const { log } = await loadPlatform();
        const { limit, offset } = options;
        const found = await log(trip, await projectName(given, options.folder), { limit, offset });
        printResult(options.format, found, () => linesOf(found, offset + limit));
        return exitCodes.done;
      });
    });
}

const columns = [{ title: 'VERSION', isNumber: true }, { title: 'SAVED' }, { title: 'BY' }, { title: 'COMMENT' }];

function linesOf({ name, versions, hasMore, pulled }: VersionLog, next: number): string[] {
  const rows = versions.map(({ version, changed, changeDescription }) => [
    String(version),
    localSecond(changed.at),
    changed.by,
    `${changeDescription}${version === pulled ? ' (pulled)' : ''}`,
  ]);
  return [`"${name}"`, ...textTable(columns, rows).split('\n'), ...(hasMore ? [`Older ones: --offset ${next}`] : [])];
}
