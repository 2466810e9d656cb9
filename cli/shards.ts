import { isUserError } from '@pagewright/engine/run';
import {
  keepShards,
  listRunShards,
  maxShards,
  openPlace,
  readShardOptions,
  type ShardList,
} from '@pagewright/engine/shards';
import { type ShownPath, shownPath } from '@pagewright/engine/text/shownPath';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { type Attributes, attributeOption, environmentOption } from './options/applyNamedEnvironment.ts';
import { positiveNumber, wholeNumber } from './options/numberOptions.ts';
import { addTreeOptions } from './options/treeOptions.ts';
import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { plainJson } from './printing/plainJson.ts';
import { plainText } from './printing/plainText.ts';
import { readConfiguration } from './readConfiguration.ts';
import { LocalFiles } from './remote/localFiles.ts';
import { isRemote } from './remote/remoteAddress.ts';
import { findOneConfig } from './trees/findOneConfig.ts';
import type { TreeConfig } from './trees/treeConfig.ts';

interface ShardsOptions {
  max: number;
  records?: Record<string, number>;
  independent?: true;
  requestsPerSecond?: number | undefined;
  pages?: string;
  state?: string | undefined;
  env?: string | undefined;
  attribute?: Attributes | undefined;
  row?: string;
  values?: string;
  format: 'text' | 'json';
}

const defaultShards = 8;

/** `pagewright shards`: cuts a run into independent parts (`docs/production.md#shards`). */
export function addShards(program: Command): void {
  const command = program
    .command('shards')
    .description('Cut a run into shards, which several machines can read at a time; sends nothing.')
    .argument('<config>', 'the configuration, bare or wrapped in "parameters"')
    .option('--max <n>', `how many shards a stage has at most, up to ${maxShards}`, shardsNumber, defaultShards)
    .option(
      '--records <job=n>',
      'about how many records a job has, so that its pages can be cut; may be repeated',
      (text: string, before: Record<string, number> = {}) => ({ ...before, ...recordsOf(text) }),
    )
    .option('--independent', 'no job prepares anything for another one, also those that send data')
    .option('--requests-per-second <n>', 'how many requests all shards together may send in a second', positiveNumber)
    .option('--pages <place>', 'also keep the list there, as shards.json, and print the one that is there already')
    .option('--state <file>', 'state to start from, such as the state.json of the run before (default: none)')
    .option(...environmentOption)
    .option(...attributeOption)
    .addOption(new Option('--format <format>', 'format of the list').choices(['text', 'json']).default('text'));
  addTreeOptions(command)
    .addHelpText(
      'after',
      examplesText([
        'shards users.extractor.json --max 40',
        'shards users.extractor.json --records users=250000 --format json',
      ]),
    )
    .action(async (config: string, options: ShardsOptions) => {
      process.exitCode = await shards(config, options).catch((error: unknown) => {
        if (isUserError(error)) return complain(error.message);
        throw error;
      });
    });
}

async function shards(config: string, options: ShardsOptions): Promise<number> {
  const { state } = options;
  const files = new LocalFiles();
  try {
    const tree = isRemote(config) ? undefined : await findOneConfig(config, options);
    const file = tree === undefined ? await files.config(config) : shownPath(tree.file);
    return await listFor({ file, tree }, state === undefined ? undefined : await files.state(state), options);
  } finally {
    await files.remove();
  }
}

async function listFor(
  { file, tree }: { file: ShownPath; tree: TreeConfig | undefined },
  stateFile: ShownPath | undefined,
  options: ShardsOptions,
): Promise<number> {
  const { max, pages, format, env, attribute, records, independent, requestsPerSecond } = options;
  const { signal } = new AbortController();
  const configText = await readConfiguration(file, { env, attribute }, tree);
  const settings = await readShardOptions(file);
  const listed = await listRunShards({
    ...settings,
    configText,
    startedAt: Date.now(),
    stateFile,
    shards: max,
    signal,
    ...(records && { records: { ...settings.records, ...records } }),
    ...(independent && { independent }),
    ...(requestsPerSecond !== undefined && { requestsPerSecond }),
  });
  if ('problems' in listed) return complain(listed.problems.map(({ message }) => message));
  const list = pages === undefined ? listed : await keepShards(listed, openPlace(pages), signal);
  if (format === 'json') console.log(plainJson(list));
  else for (const line of linesOf(list, tree?.placeOf)) console.log(plainText(line));
  return exitCodes.done;
}

function linesOf({ stages, notes }: ShardList, placeOf = (pointer: string) => pointer): string[] {
  const shown = stages.flatMap((stage, index) => [
    `Stage ${index + 1}`,
    ...stage.map(({ name, title }) => `  ${name}  ${title}`),
  ]);
  return [...shown, ...notes.map(({ pointer, message }) => `${message} (${placeOf(pointer)})`)];
}

function recordsOf(text: string): Record<string, number> {
  const [, job, count] = /^(.+)=([1-9]\d*)$/s.exec(text) ?? [];
  if (job === undefined) throw new InvalidArgumentError('It must be JOB=N with a whole number above 0.');
  return { [job]: Number(count) };
}

function shardsNumber(text: string): number {
  const number = wholeNumber(text);
  if (number <= maxShards) return number;
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${maxShards}.`);
}
