import type { ConfigurationDiff, MergeTexts } from '@pagewright/engine/platform';
import type { Command } from 'commander';
import { createTwoFilesPatch } from 'diff';
import { examplesText } from '../about/examplesText.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { loadPlatform } from './loadPlatform.ts';
import { printResult } from './printResult.ts';
import { projectNames } from './projectNames.ts';
import { addProjectOptions, type ProjectOptions } from './projectOptions.ts';
import { withTrip } from './withTrip.ts';

/** `pagewright project diff`: compares the folder with what was pulled, and with the project. */
export function addDiff(project: Command): void {
  const command = project
    .command('diff')
    .description('Compare files with the version that was pulled, and with the newest one of the project.')
    .argument('[name...]', 'configurations: an id, a name, or a file or folder (default: all that have files)');
  addProjectOptions(command)
    .addHelpText('after', examplesText(['project diff', 'project diff orders.extractor.json --format json']))
    .action(async (given: string[], options: ProjectOptions) => {
      process.exitCode = await withTrip(options, async (trip) => {
        const { diff } = await loadPlatform();
        const names = given.length === 0 ? undefined : await projectNames(given, options.folder);
        const diffs = await diff(trip, { names, masks: true });
        const none = ['No configuration has files here. Pull them: pagewright project pull.'];
        printResult(options.format, diffs, () => (diffs.length === 0 ? none : diffs.flatMap(linesOf)));
        return exitCodes.done;
      });
    });
}

const words: Record<ConfigurationDiff['state'], string> = {
  same: 'is as in the project',
  'changed-here': 'has local changes',
  'changed-there': 'has changes in the project',
  'changed-both': 'has local changes, and others in the project',
  'new-here': 'is not in the project yet',
  'new-there': 'was not pulled yet',
  'deleted-here': 'has no files any more',
  'deleted-there': 'was deleted in the project',
  unreadable: 'has files that cannot be read',
};

function linesOf(diff: ConfigurationDiff): string[] {
  const { name, path, state, base, newest, files } = diff;
  const versions = [
    ...(base === undefined ? [] : [`based on version ${base}`]),
    ...(newest === undefined ? [] : [`newest ${newest}`]),
  ];
  const where = versions.length === 0 ? '' : ` (${versions.join(', ')})`;
  const head = `${path ?? name}: "${name}" ${words[state]}${where}`;
  return [head, ...files.flatMap((texts) => patchesOf(texts, diff))];
}

/** The differences since the pull, here and there; without a base, those from the project to here. */
function patchesOf({ file, base, local, remote }: MergeTexts, diff: ConfigurationDiff): string[] {
  const newest = `project, version ${diff.newest ?? '?'}`;
  if (base === undefined) return patch(file, [remote, newest], [local, 'here']);
  const pulled = `pulled, version ${diff.base ?? '?'}`;
  return [...patch(file, [base, pulled], [local, 'here']), ...patch(file, [base, pulled], [remote, newest])];
}

type Side = readonly [text: string | undefined, title: string];

function patch(file: string, [old, oldTitle]: Side, [young, youngTitle]: Side): string[] {
  if (old === young) return [];
  const text = createTwoFilesPatch(file, file, old ?? '', young ?? '', oldTitle, youngTitle);
  const lines = text.trimEnd().split('\n');
  // Before the names of the sides is a rule, and after them a tab.
  return lines.slice(lines.findIndex((line) => line.startsWith('--- '))).map((line) => line.replace('\t', '  '));
}
