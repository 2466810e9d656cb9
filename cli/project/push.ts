import path from 'node:path';
import type { ConfigurationPush, PushRequest } from '@pagewright/engine/platform';
import { UserError } from '@pagewright/engine/run';
import { countText } from '@pagewright/engine/text/countText';
import type { Command } from 'commander';
import { examplesText } from '../about/examplesText.ts';
import { wholeNumber } from '../options/numberOptions.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { askUser, canAsk } from './askUser.ts';
import { loadPlatform } from './loadPlatform.ts';
import { printResult } from './printResult.ts';
import { projectNames } from './projectNames.ts';
import { addProjectOptions, type ProjectOptions } from './projectOptions.ts';
import { withTrip } from './withTrip.ts';

interface PushVerbOptions extends ProjectOptions {
  message?: string;
  dryRun?: boolean;
  force?: boolean;
  base?: number;
  delete?: boolean;
  yes?: boolean;
}

/** `pagewright project push`: saves configurations in the project. */
export function addPush(project: Command): void {
  const command = project
    .command('push')
    .description('Save changed and new configurations in the project, with encrypted secrets.')
    .argument('[name...]', 'configurations: an id, a name, or a file or folder (default: all with local changes)')
    .option('-m, --message <text>', 'the comment of the new version; without it, the terminal asks for it')
    .option('--dry-run', 'show the requests that would be sent; nothing is saved, and nothing encrypted')
    .option('--force', 'also with findings of level error')
    .option('--base <n>', 'the version of the project that the files are based on, after a comparison', wholeNumber)
    .option('--delete', 'delete rows in the project that have no files any more')
    .option('--yes', 'delete them without asking');
  addProjectOptions(command)
    .addHelpText(
      'after',
      examplesText([
        'project push --dry-run',
        'project push -m "Larger pages"',
        'project push orders.extractor.json -m "Larger pages"',
      ]),
    )
    .action(async (given: string[], options: PushVerbOptions) => {
      process.exitCode = await pushAll(given, options);
    });
}

async function pushAll(given: readonly string[], options: PushVerbOptions): Promise<number> {
  const { dryRun: isDryRun = false, force, base, folder, format } = options;
  return await withTrip(options, async (trip) => {
    const { newConfigurationId, push } = await loadPlatform();
    const comment = isDryRun ? '' : await findComment(options, trip.signal);
    const deletes = options.delete === true && (isDryRun || (await isSure(options, trip.signal)));
    const names = given.length === 0 ? undefined : await projectNames(given, folder);
    const check = (file: string) => findErrors(path.join(folder, file));
    const pushes = await push(trip, {
      names,
      comment,
      isDryRun,
      force,
      base,
      deletes,
      check,
      newId: newConfigurationId,
    });
    printResult(format, pushes, () => [...pushes.flatMap(linesOf), ...nothingText(pushes)]);
    if (trip.signal.aborted) return exitCodes.cancelled;
    return pushes.every(isDone) ? exitCodes.done : exitCodes.userError;
  });
}

async function findComment({ message }: PushVerbOptions, signal: AbortSignal): Promise<string> {
  const given = message ?? (canAsk() ? await askUser('Comment of the new version:', signal) : '');
  if (given.trim() !== '') return given.trim();
  throw new UserError('run.bad-arguments', 'Say what changes, for the list of versions: -m TEXT');
}

async function isSure({ yes }: PushVerbOptions, signal: AbortSignal): Promise<boolean> {
  if (yes) return true;
  if (!canAsk())
    throw new UserError('run.bad-arguments', 'Deleting rows needs --yes as well. --dry-run shows which ones.');
  return (await askUser('Rows without files are deleted in the project. Type "delete" to go on:', signal)) === 'delete';
}

/** The errors of `pagewright check` on the platform. */
async function findErrors(file: string): Promise<string[]> {
  const { findAll } = await import('../checking/checkFiles.ts');
  const { findings } = await findAll([file], { profile: 'platform' });
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.map((finding) => `${finding.file}:${finding.line}:${finding.column}: ${finding.message}`);
}

/** Whether there is nothing left to do about it: what is saved and not noted has to be pulled. */
function isDone({ outcome, problem }: ConfigurationPush): boolean {
  return ['same', 'would-push'].includes(outcome) || (['pushed', 'created'].includes(outcome) && problem === undefined);
}

const words: Record<ConfigurationPush['outcome'], string> = {
  pushed: 'saved',
  created: 'created',
  same: 'same',
  'would-push': 'would save',
  overwrote: 'overwrote',
  conflict: 'conflict',
  refused: 'refused',
  partly: 'partly saved',
  unknown: 'not known',
};

function linesOf(push: ConfigurationPush): string[] {
  const { outcome, name, path: place, newest, requests, overwritten, encrypted, problem, errors, id } = push;
  const version =
    newest === undefined || !['pushed', 'created', 'overwrote'].includes(outcome) ? '' : `, version ${newest}`;
  return [
    `${words[outcome]}  ${place}: "${name}"${version}`,
    ...(problem === undefined ? [] : [`  ${problem}`]),
    ...errors.map((error) => `  ${error}`),
    ...optionsOf(push).map((option) => `  ${option}`),
    ...encryptedText(push, encrypted.length),
    ...requests.flatMap(requestLines),
    ...overwritten.map(
      (lost) =>
        `  Version ${lost.version} of "${lost.changed.by}", saved at the same moment, was overwritten. To restore it: pagewright project restore ${id} --version ${lost.version}`,
    ),
  ];
}

/** The options that help after a push that was refused. */
function optionsOf({ outcome, newest, mayForce, goneRows = [] }: ConfigurationPush): string[] {
  const theirs = 'To take what is there: pagewright project pull --theirs.';
  if (outcome === 'conflict' && newest !== undefined)
    return [`To push over version ${newest}: --base ${newest}.`, theirs];
  if (outcome !== 'refused') return [];
  if (goneRows.length > 0) return ['To delete there what has no files: --delete.', theirs];
  return mayForce ? ['To push all the same: --force.'] : [];
}

function encryptedText({ outcome }: ConfigurationPush, count: number): string[] {
  if (count === 0) return [];
  return [`  ${countText(count, 'secret')} ${outcome === 'would-push' ? 'to be encrypted' : 'encrypted'}`];
}

function requestLines({ method, path: place, changes, places, version }: PushRequest): string[] {
  const made = version === undefined ? '' : ` → version ${version}`;
  return [
    `  ${method} ${place}: ${changes}${made}`,
    ...places.map((pointer) => `    ${pointer === '' ? '/' : pointer}`),
  ];
}

function nothingText(pushes: readonly ConfigurationPush[]): string[] {
  return pushes.length === 0 ? ['There are no local changes.'] : [];
}
