import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultOutDir } from '@pagewright/engine/places';
import { findPublishedRun, openPlace, type Place, publishRun } from '@pagewright/engine/publishing';
import { isUserError, type RunEvent, type RunReport, refuseRun, UserError } from '@pagewright/engine/run';
import { shownPath } from '@pagewright/engine/text/shownPath';
import type { NamedPlaces } from '../options/findRunPlaces.ts';
import type { RunOptions } from '../options/runOptions.ts';
import { complain } from '../printing/complain.ts';
import { LocalFiles } from './localFiles.ts';
import { isRemote, never, splitAddress } from './remoteAddress.ts';

/** Places where a run is published when it is done. */
interface Targets {
  out?: Place | undefined;
  record?: Place | undefined;
}

/** The result of a run, and the place of its tables. */
interface Ended {
  report: RunReport;
  outDir: string;
}

/** A run whose files are all on this machine: those in S3 are fetched before it, or published after it. */
export class LocalRun {
  readonly places: NamedPlaces;
  readonly #targets: Targets;
  readonly #files: LocalFiles;

  /** Throws a UserError for an address that cannot be used, before the run starts. */
  static async open(config: string | undefined, options: RunOptions): Promise<LocalRun> {
    if (isRemote(options.report)) splitAddress(options.report);
    const targets = await findTargets(config, options);
    const files = new LocalFiles();
    try {
      return new LocalRun(await findPlaces(files, { ...options, config }, targets), targets, files);
    } catch (error) {
      await files.remove();
      throw error;
    }
  }

  private constructor(places: NamedPlaces, targets: Targets, files: LocalFiles) {
    this.places = places;
    this.#targets = targets;
    this.#files = files;
  }

  /** Publishes what the run wrote. If that fails, the run has failed. */
  async *publish(report: RunReport, outDir: string, signal: AbortSignal): AsyncGenerator<RunEvent, Ended> {
    try {
      await this.#publishRecording(report, signal);
      return { report, outDir: (await this.#publishTables(report, outDir, signal)) ?? outDir };
    } catch (error) {
      const ended = { ...report, tables: [] };
      if (signal.aborted) return { report: { ...ended, outcome: 'cancelled' }, outDir };
      if (!isUserError(error)) throw error;
      const { config: configName, environment, values } = report;
      const failed = yield* refuseRun({ configName, environment, values }, error);
      return { report: { ...ended, outcome: 'failed', ...(failed.error && { error: failed.error }) }, outDir };
    }
  }

  async close(): Promise<void> {
    await this.#files.remove();
  }

  async #publishTables(report: RunReport, outDir: string, signal: AbortSignal): Promise<string | undefined> {
    const { out } = this.#targets;
    if (out === undefined || report.outcome !== 'done') return undefined;
    const { run, leftovers } = await publishRun(out, { report, outDir }, { signal });
    if (leftovers instanceof Error)
      complain(`The files of older runs in "${out.address}" are not removed. ${leftovers.message}`);
    return `${withoutSlash(out.address)}/runs/${run.name}`;
  }

  async #publishRecording(report: RunReport, signal: AbortSignal): Promise<void> {
    const { record: place } = this.#targets;
    const recording = this.places.record?.path;
    // Without one, the run has said why.
    if (place === undefined || recording === undefined || !existsSync(path.join(recording, 'recording.json'))) return;
    const before = report.outcome === 'failed' ? await findPublishedRun(place, signal) : undefined;
    if (before?.outcome === 'done') complain(`"${place.address}" keeps the recording of a run that did not fail.`);
    else await publishRun(place, { report: { ...report, tables: [] }, recording }, { signal });
  }
}

/**
 * The local places of a run's files. The folder of its tables keeps its name also if they are published: a message
 * about it is about the disk of this machine.
 */
async function findPlaces(
  files: LocalFiles,
  { config, out, record, state, replay }: RunOptions & { config: string | undefined },
  targets: Targets,
): Promise<NamedPlaces> {
  return {
    config: await ifGiven(config, (given) => files.config(given)),
    state: await ifGiven(state, (given) => files.state(given)),
    replay: await ifGiven(replay, (given) => files.recording(given)),
    out: targets.out === undefined ? ifGiven(out, shownPath) : shownPath(await files.make('out')),
    record: await ifGiven(record, async (given) =>
      targets.record === undefined ? shownPath(given) : { path: await files.make('recorded'), shownAs: given },
    ),
  };
}

/** Does something with an address, or with the absolute path of a local file. */
function ifGiven<Result>(given: string | undefined, work: (given: string) => Result): Result | undefined {
  if (given === undefined) return undefined;
  return work(isRemote(given) ? given : path.resolve(given));
}

async function findTargets(config: string | undefined, options: RunOptions): Promise<Targets> {
  const { dataDir, record } = options;
  const out = outOf(config, options);
  if (dataDir !== undefined && isRemote(options.out))
    throw new UserError('run.bad-arguments', 'With --data-dir, the tables are written there. Leave out --out.');
  if (isRemote(out) && record !== undefined && withoutSlash(out) === withoutSlash(record))
    throw new UserError(
      'run.bad-arguments',
      'The tables and the recording need a place each. Change --out or --record.',
    );
  return { out: await openTarget(out), record: await openTarget(record) };
}

/** The place of the tables: beside the configuration by default. A shard has none. */
function outOf(config: string | undefined, { out, env, pages, combines }: RunOptions): string | undefined {
  const isShard = pages !== undefined && !combines;
  if (out !== undefined || !isRemote(config) || isShard) return out;
  const at = config.lastIndexOf('/') + 1;
  return config.slice(0, at) + defaultOutDir(config.slice(at), env).split(path.sep).join('/');
}

/** Undefined for a folder. Throws if the place cannot be read, or holds something else. */
async function openTarget(address: string | undefined): Promise<Place | undefined> {
  if (!isRemote(address)) return undefined;
  const place = openPlace(address);
  await findPublishedRun(place, never);
  return place;
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}
