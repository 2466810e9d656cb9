import type { ListedConfiguration } from '@pagewright/engine/platform';
import { countText } from '@pagewright/engine/text/countText';
import { localSecond } from '@pagewright/engine/text/localTime';
import type { Command } from 'commander';
import { examplesText } from '../about/examplesText.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { textTable } from '../printing/textTable.ts';
import { loadPlatform } from './loadPlatform.ts';
import { printResult } from './printResult.ts';
import { addProjectOptions, type ProjectOptions } from './projectOptions.ts';
import { withTrip } from './withTrip.ts';

/** `pagewright project list`: the configurations of the project that generic extractor runs. */
export function addList(project: Command): void {
  const command = project
    .command('list')
    .description('List the configurations of generic extractor, and of components made from it, with their last jobs.');
  addProjectOptions(command)
    .addHelpText('after', examplesText(['project list', 'project list --branch "new API" --format json']))
    .action(async (options: ProjectOptions) => {
      process.exitCode = await withTrip(options, async (trip) => {
        const { listConfigurations } = await loadPlatform();
        const listed = await listConfigurations(trip);
        printResult(options.format, listed, () => [...tableOf(listed), countText(listed.length, 'configuration')]);
        return exitCodes.done;
      });
    });
}

const columns = [
  { title: 'NAME' },
  { title: 'COMPONENT/ID' },
  { title: 'VERSION', isNumber: true },
  { title: 'SAVED' },
  { title: 'BY' },
  { title: 'LAST JOB' },
  { title: 'HERE' },
];

function tableOf(listed: readonly ListedConfiguration[]): string[] {
  return listed.length === 0 ? [] : [...textTable(columns, listed.map(cellsOf)).split('\n'), ''];
}

function cellsOf(each: ListedConfiguration): string[] {
  const { name, isDisabled, component, id, version, changed, lastJob, path, pulled } = each;
  const here = pulled === undefined ? (path ?? '') : `${path}${pulled === version ? '' : ` (version ${pulled})`}`;
  return [
    `${name}${isDisabled ? ' (disabled)' : ''}`,
    `${component}/${id}`,
    String(version),
    localSecond(changed.at),
    changed.by,
    lastJob === undefined ? '' : `${lastJob.status} ${localSecond(lastJob.endedAt ?? lastJob.createdAt)}`,
    here,
  ];
}
