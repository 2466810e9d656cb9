import { changedPlaces } from '../../core/platform/comparing/changedPlaces.ts';
import type {
  ConfigurationPlace,
  PartChange,
  RemoteConfiguration,
  RemotePart,
  RemoteVersion,
} from '../../core/platform/remoteConfiguration.ts';
import type { Trip } from '../trip.ts';
import { contentOf, type PushStep } from './pushStep.ts';

/** How many versions of others are looked at after one save: each is a request. */
const maxForeign = 20;

/**
 * Counts the versions of a configuration while it is saved: each of our requests is one, and every other one is a save
 * of somebody else.
 */
export class VersionWatch {
  readonly at: ConfigurationPlace;
  /** Versions of others that lost something to one of our saves. */
  readonly overwritten: RemoteVersion[] = [];
  /** The configuration as it was before the next save; undefined: there is none yet. */
  before: RemoteConfiguration | undefined;
  /** The newest version with nothing of others in it: what the files are based on. */
  own: number;
  readonly #trip: Trip;
  #hasForeign = false;

  constructor(trip: Trip, at: ConfigurationPlace, before: RemoteConfiguration | undefined) {
    this.#trip = trip;
    this.at = at;
    this.before = before;
    this.own = before?.version ?? 0;
  }

  /** The newest version that is known. */
  get last(): number {
    return this.before?.version ?? 0;
  }

  /** Notes what the project has after a step. `signal` outlasts a cancellation. */
  async note(step: PushStep, now: RemoteConfiguration, signal: AbortSignal): Promise<void> {
    const { before, last } = this;
    this.before = now;
    if (now.version === last + 1 && !this.#hasForeign) this.own = now.version;
    if (now.version <= last + 1) return;
    this.#hasForeign = true;
    if (before !== undefined) await this.#findOverwritten(step, before, now.version, signal);
  }

  async #findOverwritten(
    step: PushStep,
    before: RemoteConfiguration,
    newest: number,
    signal: AbortSignal,
  ): Promise<void> {
    let known = before;
    for (let version = before.version + 1; version <= Math.min(newest, before.version + maxForeign); version++) {
      const each = await this.#trip.api.storage.version(this.at, version, signal);
      if (each === undefined || hasContent(each, step)) return;
      if (loses(known, each, step)) this.overwritten.push(each);
      known = each;
    }
  }
}

/** Whether a configuration is as a step leaves it. */
export function hasContent(configuration: RemoteConfiguration, step: PushStep): boolean {
  const part = partAt(configuration, step);
  if (step.kind === 'remove-row') return part === undefined;
  return part !== undefined && keysOf(contentOf(step)).every((key) => isSame(key, contentOf(step), part));
}

/** Whether what somebody has saved is among what a step writes over. */
function loses(before: RemoteConfiguration, saved: RemoteConfiguration, step: PushStep): boolean {
  const [was, is] = [partAt(before, step), partAt(saved, step)];
  if (is === undefined) return false;
  if (step.kind === 'remove-row') return was?.version !== is.version;
  return keysOf(contentOf(step)).some((key) => was === undefined || !isSame(key, was, is));
}

/** Whether two parts have the same under a key. The platform may write a body in another way than it was sent. */
function isSame(key: keyof PartChange, one: PartChange, other: RemotePart): boolean {
  if (one[key] === other[key]) return true;
  return key === 'body' && one.body !== undefined && changedPlaces(one.body, other.body).length === 0;
}

function partAt(configuration: RemoteConfiguration, step: PushStep): RemotePart | undefined {
  return 'row' in step ? configuration.rows.find(({ id }) => id === step.row) : configuration;
}

function keysOf(change: PartChange): (keyof PartChange)[] {
  return (['name', 'description', 'isDisabled', 'body'] as const).filter((key) => change[key] !== undefined);
}
