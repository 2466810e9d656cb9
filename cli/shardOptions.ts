import type { ConfigDocument } from '@pagewright/engine/environments';
import { isFileError, readOrError } from '@pagewright/engine/files';
import { parsePlain } from '@pagewright/engine/json';
import { type RunRequest, UserError } from '@pagewright/engine/run';
import { openCombined, openListedShard, openPlace, openShard } from '@pagewright/engine/shards';
import { type Command, Option } from 'commander';
import { indexNumber, positiveNumber } from './options/numberOptions.ts';
import type { RunOptions } from './options/runOptions.ts';

/** The options that a shard does not have: tables, their places, and limits that only a whole run can keep. */
const ofWholeRuns = [
  ...['dataDir', 'out', 'job', 'maxPages', 'maxRecords', 'maxRequests', 'maxJobRequests'],
  ...['report', 'strict', 'record', 'replay', 'storage'],
];

/** Adds the options of `run` for one shard (`docs/production.md#shards`). */
export function addShardOptions(command: Command): Command {
  return command
    .option('--shard <json>', 'read only this shard, as "shards" lists it, or the file with it')
    .addOption(new Option('--pages <place>', 'folder or s3:// address for the pages of shards').conflicts(ofWholeRuns))
    .addOption(new Option('--stage <n>', 'read a shard of this stage of the list in --pages').choices(['1', '2']))
    .option('--index <n>', 'position of that shard, from 0 (default: JOB_COMPLETION_INDEX)', indexNumber)
    .option('--requests-per-second <n>', 'send at most this many requests in a second', positiveNumber);
}

/** The part of a run the options ask for; empty for a whole run. Throws a UserError if they do not fit together. */
export async function readPart(
  { shard, pages, stage, index: named, combines }: RunOptions,
  configText: ConfigDocument,
): Promise<Pick<RunRequest, 'part'>> {
  refuseMixed({ shard, stage, named });
  const index = named ?? indexOfJob();
  // Nothing has started yet.
  const { signal } = new AbortController();
  if (pages === undefined) {
    if (shard === undefined && stage === undefined) return {};
    throw new UserError('run.bad-arguments', 'Say with --pages where the pages of the shard go.');
  }
  const place = openPlace(pages);
  if (combines) return { part: await openCombined({ configText, place, signal }) };
  const given = { configText, place, signal };
  if (shard !== undefined) return { part: await openShard(await readShard(shard), given) };
  if (stage !== undefined && index !== undefined)
    return { part: await openListedShard({ stage: Number(stage), index }, given) };
  const message = 'Say which shard to read: with --shard, or with --stage and --index for one of the list in --pages.';
  throw new UserError('run.bad-arguments', message);
}

/** Refuses options that would have no effect, because users might rely on them. */
function refuseMixed({
  shard,
  stage,
  named,
}: Pick<RunOptions, 'shard' | 'stage'> & { named: number | undefined }): void {
  const isMixed = shard !== undefined && (stage !== undefined || named !== undefined);
  if (!isMixed && (named === undefined || stage !== undefined)) return;
  const message = 'Name one shard: either with --shard, or with both --stage and --index.';
  throw new UserError('run.bad-arguments', message);
}

/** Reads the JSON itself, or that of a file. */
async function readShard(given: string): Promise<unknown> {
  const text = given.trimStart().startsWith('{') ? given : await readOrError(given, 'record');
  if (isFileError(text)) throw new UserError(text.code, `${text.message} Check the path.`, { cause: text });
  try {
    return parsePlain(text);
  } catch (cause) {
    throw new UserError('shard.invalid', 'The shard is not valid JSON. Pass it on as "shards" lists it.', { cause });
  }
}

/** The index that Kubernetes gives each pod of an indexed Job. */
function indexOfJob(): number | undefined {
  const text = process.env['JOB_COMPLETION_INDEX'];
  return text === undefined || !/^\d+$/.test(text) ? undefined : Number(text);
}
