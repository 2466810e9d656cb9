import type { Shard, ShardedRun } from '../../core/contracts/generated/types.ts';
import { isUserError, UserError } from '../../core/errors.ts';
import { parsePlain } from '../../core/json/parsePlain.ts';
import { readShardedRun } from '../../core/shards/readShard.ts';
import type { Place } from '../places/place.ts';
import { readWhole } from '../places/readWhole.ts';
import type { WrittenPages } from './pageFile.ts';
import type { PageSource } from './pageSource.ts';
import { readPages } from './readPages.ts';
import type { ShardPage } from './shardPage.ts';

/** A shard that is done: the content of `NAME.json`, which is written last. */
export interface DoneShard {
  shard: Shard;
  /** The file of its pages beside it. */
  pages: Omit<WrittenPages, 'file'> & { file: string };
  /** Number of requests, with those for logins and retries. */
  requests: number;
  retries: number;
  /** Number of records of its jobs, without those of the children. */
  records: number;
}

/** Maximum size of a `NAME.json`: a shard is a line of text, which is shorter. */
const maxDoneBytes = 4 * 1024 * 1024;

/** The pages of the shards of one run, in a place. A shard with a `NAME.json` is done. */
export class ShardStore {
  readonly #place: Place;
  readonly #run: ShardedRun;

  constructor(place: Place, run: ShardedRun) {
    this.#place = place;
    this.#run = run;
  }

  /** A shard that is done; otherwise undefined. Throws a UserError if the place has the pages of another run. */
  async find(name: string, signal: AbortSignal): Promise<DoneShard | undefined> {
    const done = await readDone(this.#place, `${name}.json`, signal);
    if (done !== undefined && !isSameRun(done.shard.run, this.#run)) throw otherRun(this.#place);
    return done;
  }

  /** Makes a shard done, unless another attempt was first. Attempts may overlap, so the name of its file is unique. */
  async put(done: Omit<DoneShard, 'pages'>, { file, ...pages }: WrittenPages, signal: AbortSignal): Promise<void> {
    const { name } = done.shard;
    const kept = `${name}-${pages.sha256.slice(0, 16)}.pages.gz`;
    await this.#place.put(kept, { file }, { signal });
    const text = `${JSON.stringify({ ...done, pages: { ...pages, file: kept } })}\n`;
    const isFirst = await this.#place.put(`${name}.json`, Buffer.from(text), { ifAbsent: true, signal });
    if (isFirst) return;
    const winner = await this.find(name, signal);
    if (winner?.pages.file !== kept) await this.#place.remove(kept, signal);
  }

  /** The pages of a shard that is done, in order. */
  source(done: DoneShard, signal: AbortSignal): PageSource {
    const { name, pages } = done.shard;
    return {
      shard: name,
      first: done.pages.first,
      mayHaveMore: pages !== undefined,
      open: () => this.pages(done, signal),
    };
  }

  /** The pages of a shard in order. Throws a UserError with the name of the shard if they are damaged. */
  async *pages({ shard, pages }: DoneShard, signal: AbortSignal): AsyncGenerator<ShardPage, void> {
    const damaged = (why: string) => damagedShard(shard.name, why);
    const bytes = await this.#place.read(pages.file, signal);
    if (bytes === undefined) throw damaged(`"${pages.file}" is missing`);
    yield* readPages(bytes, pages.sha256, damaged);
  }
}

/** The shards of one run that are done. */
export interface DoneShards {
  run: ShardedRun;
  shards: ReadonlyMap<string, DoneShard>;
}

/** Files to read at a time: a store is slow to respond, and fast with many. */
const atOnce = 32;

/** The shards in a place. Throws a UserError if there are none, or if they belong to more than one run. */
export async function findDoneShards(place: Place, signal: AbortSignal): Promise<DoneShards> {
  const names: string[] = [];
  for await (const { name } of place.list('', signal)) if (/^[12]-\d{5}\.json$/.test(name)) names.push(name);
  const found: DoneShard[] = [];
  for (let from = 0; from < names.length; from += atOnce) {
    const read = names.slice(from, from + atOnce).map((name) => readDone(place, name, signal));
    found.push(...(await Promise.all(read)).flatMap((done) => done ?? []));
  }
  const [first] = found;
  if (first === undefined) {
    const message = `There are no pages of shards in "${place.address}". Run the shards with --pages first.`;
    throw new UserError('pages.none', message);
  }
  const { run } = first.shard;
  if (!found.every(({ shard }) => isSameRun(shard.run, run))) throw otherRun(place);
  return { run, shards: new Map(found.map((done) => [done.shard.name, done])) };
}

async function readDone(place: Place, name: string, signal: AbortSignal): Promise<DoneShard | undefined> {
  const bytes = await readWhole(place, name, maxDoneBytes, signal);
  if (bytes === undefined) return undefined;
  try {
    const done: unknown = parsePlain(Buffer.from(bytes).toString());
    if (isDone(done)) return { ...done, shard: { ...done.shard, run: readShardedRun(done.shard) } };
  } catch (error) {
    if (!(error instanceof SyntaxError || isUserError(error))) throw error;
  }
  throw damagedShard(name.replace(/\.json$/, ''), `"${name}" is not what this version writes`);
}

function isDone(value: unknown): value is DoneShard {
  if (typeof value !== 'object' || value === null) return false;
  if (!('shard' in value && 'pages' in value && 'requests' in value && 'retries' in value && 'records' in value))
    return false;
  const { pages, requests, retries, records } = value;
  if (typeof pages !== 'object' || pages === null || !('file' in pages && 'sha256' in pages && 'pages' in pages))
    return false;
  const counts = [requests, retries, records, pages.pages];
  return counts.every(Number.isInteger) && [pages.file, pages.sha256].every((text) => typeof text === 'string');
}

function isSameRun(left: ShardedRun, right: ShardedRun): boolean {
  const text = ({ config, startedAt, previousStart, shards, independent }: ShardedRun) =>
    JSON.stringify([config, startedAt, previousStart, shards, independent]);
  return text(left) === text(right);
}

function otherRun({ address }: Place): UserError {
  const message = `"${address}" has the pages of another run. Give each run a place of its own.`;
  return new UserError('pages.other-run', message);
}

function damagedShard(name: string, why: string): UserError {
  const message = `The pages of the shard "${name}" are damaged: ${why}. Remove "${name}.json" and run the shard again.`;
  return new UserError('pages.damaged', message);
}
