import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parsePlain } from '@pagewright/engine/json';
import { defaultOutDir } from '@pagewright/engine/places';
import {
  findPublishedRun,
  makeTemporaryFolder,
  openPlace,
  type Place,
  publishRun,
} from '@pagewright/engine/publishing';
import { isUserError, type RunEvent, type RunReport, refuseRun, UserError } from '@pagewright/engine/run';
import { complain } from '../complain.ts';
import type { RunOptions } from '../runOptions.ts';
import { fetchInputs } from './fetchInputs.ts';
import { isRemote, never, splitAddress } from './remoteAddress.ts';

/** The places in which a run is published when it is done. */
interface Targets {
  out?: Place | undefined;
  record?: Place | undefined;
}

/** How a run ended, and where its tables are. */
interface Ended {
  report: RunReport;
  outDir: string;
}

/** A run whose files are all on this machine: those in S3 were fetched before it, or are published after it. */
export class LocalRun {
  readonly config: string | undefined;
  readonly options: RunOptions;
  readonly #targets: Targets;
  readonly #folder: string | undefined;
  /** The files and folders on this machine, and what they are called in messages. */
  readonly #addresses: ReadonlyMap<string, string>;

  /** Throws a UserError where an address cannot be used, so that no run is made in vain. */
  static async open(config: string | undefined, options: RunOptions): Promise<LocalRun> {
    const { out, record, state, replay, report } = options;
    if (isRemote(report)) splitAddress(report);
    if (![config, out, record, state, replay].some(isRemote)) return new LocalRun({ config, options });
    const targets = await findTargets(config, options);
    const folder = await makeTemporaryFolder();
    try {
      const { state: _, replay: __, ...others } = options;
      const fetched = await fetchInputs(config, options, folder);
      const outputs = {
        ...(targets.out !== undefined && { out: path.join(folder, 'out') }),
        ...(targets.record !== undefined && { record: path.join(folder, 'recorded') }),
      };
      const local = { ...others, ...fetched.options, ...outputs };
      const addresses = new Map([...fetched.addresses, [local.record ?? '', record ?? '']]);
      return new LocalRun({ config: fetched.config, options: local, targets, folder, addresses });
    } catch (error) {
      await removeFolder(folder);
      throw error;
    }
  }

  private constructor(
    parts: Pick<LocalRun, 'config' | 'options'> & {
      targets?: Targets;
      folder?: string;
      addresses?: Map<string, string>;
    },
  ) {
    this.config = parts.config;
    this.options = parts.options;
    this.#targets = parts.targets ?? {};
    this.#folder = parts.folder;
    this.#addresses = parts.addresses ?? new Map();
  }

  /** An event as it is shown: with the addresses in S3, not with the files that are here for them. */
  shown(event: RunEvent): RunEvent {
    return this.#folder === undefined ? event : parsePlain(this.#withAddresses(JSON.stringify(event), inJson));
  }

  /** The same for an error. */
  shownError(error: UserError): UserError {
    return new UserError(error.code, this.#withAddresses(error.message, String), { cause: error });
  }

  /** Publishes what the run wrote. Where that fails, so did the run. */
  async *publish(report: RunReport, outDir: string, signal: AbortSignal): AsyncGenerator<RunEvent, Ended> {
    try {
      await this.#publishRecording(report, signal);
      return { report, outDir: (await this.#publishTables(report, outDir, signal)) ?? outDir };
    } catch (error) {
      const ended = { ...report, tables: [] };
      if (signal.aborted) return { report: { ...ended, outcome: 'cancelled' }, outDir };
      if (!isUserError(error)) throw error;
      const { config: configName, environment } = report;
      const failed = yield* refuseRun({ configName, environment }, error);
      return { report: { ...ended, outcome: 'failed', ...(failed.error && { error: failed.error }) }, outDir };
    }
  }

  /** Removes what is only needed while the run goes on. */
  async close(): Promise<void> {
    if (this.#folder !== undefined) await removeFolder(this.#folder);
  }

  #withAddresses(text: string, spelled: (text: string) => string): string {
    const pairs = [...this.#addresses].filter(([here]) => here !== '');
    return pairs.reduce((shown, [here, address]) => shown.replaceAll(spelled(here), () => spelled(address)), text);
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
    const { record: recording } = this.options;
    // The run has said why where there is none.
    if (place === undefined || recording === undefined || !existsSync(path.join(recording, 'recording.json'))) return;
    const before = report.outcome === 'failed' ? await findPublishedRun(place, signal) : undefined;
    if (before?.outcome === 'done') complain(`"${place.address}" keeps the recording of a run that did not fail.`);
    else await publishRun(place, { report: { ...report, tables: [] }, recording }, { signal });
  }
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

/** Where the tables go: beside the configuration, unless it is said. A shard has none. */
function outOf(config: string | undefined, { out, env, pages, combines }: RunOptions): string | undefined {
  const isShard = pages !== undefined && !combines;
  if (out !== undefined || !isRemote(config) || isShard) return out;
  const at = config.lastIndexOf('/') + 1;
  return config.slice(0, at) + defaultOutDir(config.slice(at), env).split(path.sep).join('/');
}

/** Undefined for a folder. Throws where the place cannot be read, or holds something else. */
async function openTarget(address: string | undefined): Promise<Place | undefined> {
  if (!isRemote(address)) return undefined;
  const place = openPlace(address);
  await findPublishedRun(place, never);
  return place;
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** What cannot be removed is removed by a later run. */
async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch(() => undefined);
}
