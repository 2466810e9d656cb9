import { readJsonSource } from '../../project/source/readJsonSource.ts';
import { sameSource } from '../../project/source/sameSource.ts';
import type { LocalConfiguration, LocalPart } from '../localConfiguration.ts';
import type { PulledConfiguration } from '../pulledConfiguration.ts';
import type { RemoteConfiguration, RemotePart } from '../remoteConfiguration.ts';
import { type ComparedState, stateOfAll } from './comparedState.ts';

/** Three versions of a configuration. Without `base`, whatever differs counts as changed on both sides. */
export interface ThreeVersions {
  base?: PulledConfiguration | undefined;
  /** Already completed with `base` (`LayoutFolder.complete`). */
  local?: LocalConfiguration | undefined;
  newest?: PulledConfiguration | undefined;
}

export interface ComparedConfiguration extends ComparedPart {
  /** Of all of it, with rows and variables. */
  whole: ComparedState;
  /** In the order of the project; new ones from here come last. */
  rows: ComparedPart[];
  /** Absent: none of the three has any. */
  variables?: ComparedConfiguration;
}

export interface ComparedPart {
  /** Absent: a new one. */
  id?: string;
  name: string;
  state: ComparedState;
  /** Also of one that is deleted on the other side. */
  differences: Difference[];
}

/** A difference from the version that was pulled, and the side that made it. */
export interface Difference {
  what: 'name' | 'description' | 'isDisabled' | 'body' | 'order';
  side: 'here' | 'there' | 'both';
}

/** A part in three versions. */
interface ThreeParts {
  base: RemotePart | undefined;
  local: LocalPart | undefined;
  newest: RemotePart | undefined;
}

/**
 * Compares a configuration as it is here with the version that was pulled and the newest one of the project. Of bodies the
 * values count: not how they are laid out and spelled, but the order of their keys, which the project keeps and shows.
 */
export function compareConfigurations({ base, local, newest }: ThreeVersions): ComparedConfiguration {
  const own = compareWhole(base?.configuration, local, newest?.configuration);
  const inside = [base?.variables, local?.variables, newest?.variables];
  if (inside.every((each) => each === undefined)) return own;
  const variables = compareWhole(base?.variables, local?.variables, newest?.variables);
  const whole = isChange(own.state) ? stateOfAll([own.whole, variables.whole]) : own.state;
  return { ...own, whole, variables };
}

function compareWhole(
  base: RemoteConfiguration | undefined,
  local: LocalConfiguration | undefined,
  newest: RemoteConfiguration | undefined,
): ComparedConfiguration {
  const own = comparePart({ base, local, newest });
  const rows = rowsOf(base, local, newest).map(comparePart);
  const moved: Difference[] = isReordered(base, newest) ? [{ what: 'order', side: 'there' }] : [];
  const part = { ...own, differences: [...own.differences, ...moved] };
  const state = isChange(own.state) ? stateOfSides(part.differences) : own.state;
  const whole = isChange(state) ? stateOfAll([state, ...rows.map((row) => row.state)]) : state;
  return { ...part, state, whole, rows };
}

/** Whether a part is there in all three versions, so that it can only be changed. */
function isChange(state: ComparedState): boolean {
  return state === 'same' || state.startsWith('changed-');
}

/** The rows of all three by their ids, but those that are left out here; those without one are new. */
function rowsOf(
  base: RemoteConfiguration | undefined,
  local: LocalConfiguration | undefined,
  newest: RemoteConfiguration | undefined,
): ThreeParts[] {
  const ids = new Set([newest, base, local].flatMap((each) => each?.rows.flatMap(({ id }) => id ?? []) ?? []));
  const compared = [...ids].filter((id) => local?.leavesOut?.(id) !== true);
  const known = compared.map((id): ThreeParts => {
    const isIt = (row: { id?: string }) => row.id === id;
    return { base: base?.rows.find(isIt), local: local?.rows.find(isIt), newest: newest?.rows.find(isIt) };
  });
  const fresh = local?.rows.filter(({ id }) => id === undefined) ?? [];
  return [...known, ...fresh.map((row) => ({ base: undefined, local: row, newest: undefined }))];
}

function isReordered(base: RemoteConfiguration | undefined, newest: RemoteConfiguration | undefined): boolean {
  if (base === undefined || newest === undefined) return false;
  const [before, after] = [base.rows.map(({ id }) => id), newest.rows.map(({ id }) => id)];
  const kept = before.filter((id) => after.includes(id));
  return kept.join('\n') !== after.filter((id) => before.includes(id)).join('\n');
}

function comparePart({ base, local, newest }: ThreeParts): ComparedPart {
  const differences = differencesOf({ base, local, newest });
  const id = local?.id ?? newest?.id ?? base?.id;
  const name = (local ?? newest ?? base)?.name ?? '';
  return { ...(id !== undefined && { id }), name, state: stateOf({ base, local, newest }, differences), differences };
}

function stateOf({ base, local, newest }: ThreeParts, differences: readonly Difference[]): ComparedState {
  if (local !== undefined && newest !== undefined) return stateOfSides(differences);
  if (local !== undefined) return base === undefined ? 'new-here' : 'deleted-there';
  if (newest !== undefined) return base === undefined ? 'new-there' : 'deleted-here';
  return 'same';
}

function stateOfSides(differences: readonly Difference[]): ComparedState {
  const sides = new Set(differences.map(({ side }) => side));
  if (sides.size === 0) return 'same';
  if (sides.size > 1 || sides.has('both')) return 'changed-both';
  return sides.has('here') ? 'changed-here' : 'changed-there';
}

const compared: readonly [Difference['what'] & keyof RemotePart, (a: unknown, b: unknown) => boolean][] = [
  ['name', Object.is],
  ['description', Object.is],
  ['isDisabled', Object.is],
  ['body', (a, b) => a === b || sameBody(String(a), String(b))],
];

function differencesOf({ base, local, newest }: ThreeParts): Difference[] {
  return compared.flatMap(([what, isSame]): Difference[] => {
    const [old, here, there] = [base?.[what], local?.[what], newest?.[what]];
    if (local !== undefined && newest !== undefined && isSame(here, there)) return [];
    if (base === undefined) return local !== undefined && newest !== undefined ? [{ what, side: 'both' }] : [];
    const isHere = local !== undefined && !isSame(old, here);
    const isThere = newest !== undefined && !isSame(old, there);
    if (!isHere && !isThere) return [];
    return [{ what, side: isHere && isThere ? 'both' : isHere ? 'here' : 'there' }];
  });
}

function sameBody(a: string, b: string): boolean {
  const [x, y] = [readJsonSource(a, ''), readJsonSource(b, '')];
  return x !== undefined && y !== undefined && sameSource(x, y);
}
