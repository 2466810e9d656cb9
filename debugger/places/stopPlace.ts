import type { Moment, WatchedJob } from '@pagewright/engine/debugging';
import { childPointer } from '@pagewright/engine/json';
import type { ConfigPath } from './configText.ts';

/** The steps of a run at a key of the configuration, where a breakpoint can be. */
export interface StopPlace {
  kinds: readonly Moment['kind'][];
  /** The only iteration that it covers. */
  iteration?: number;
  /** The only job that it covers, by its pointer below `config`'s parent; if absent, all. */
  job?: string;
  /** The pointer of the only scroller that it covers. */
  scroller?: string;
  /** The only type of records that it covers. */
  dataType?: string;
}

type Kinds = readonly Moment['kind'][];

const credentials: Kinds = ['login', 'signature'];

/** Keys of a job by the steps of a run. */
const jobKeys: Record<string, Kinds> = {
  endpoint: ['request'],
  method: ['request'],
  params: ['request'],
  headers: ['request'],
  scroller: ['next'],
  dataField: ['response'],
  responseFilter: ['response'],
  responseFilterDelimiter: ['response'],
  dataType: ['rows'],
  userData: ['rows'],
  parentUserData: ['rows'],
  placeholders: ['job'],
  recursionFilter: ['job'],
};

/** Keys of `api` by the steps of a run. */
const apiKeys: Record<string, Kinds> = {
  baseUrl: ['request'],
  http: ['request'],
  pagination: ['next'],
  authentication: credentials,
};

/** Keys of `config` by the steps of a run. */
const configKeys: Record<string, Kinds> = {
  http: ['request'],
  userData: ['rows'],
};

/** The steps at this place of a configuration; undefined if none. `root`: the path of the object with `api`. */
export function stopPlaceOf(path: ConfigPath, root: ConfigPath): StopPlace | undefined {
  // The credentials of OAuth are siblings of the parameters.
  if (path[0] === 'authorization') return { kinds: credentials };
  if (path.length <= root.length || root.some((key, at) => path[at] !== key)) return undefined;
  const [section, ...rest] = path.slice(root.length);
  if (section === 'api') return placeInApi(rest);
  if (section === 'iterations') return placeOfIteration(rest);
  if (section !== 'config') return undefined;
  const [key, ...below] = rest;
  if (key === 'jobs') return placeInJobs(['config', 'jobs'], below);
  if (key === 'mappings' && below.length > 0) return { kinds: ['rows'], dataType: String(below[0]) };
  const kinds = kindsOf(key, configKeys);
  return kinds && { kinds };
}

function placeOfIteration([index]: ConfigPath): StopPlace {
  return { kinds: ['iteration'], ...(typeof index === 'number' && { iteration: index + 1 }) };
}

function placeInApi([key, ...below]: ConfigPath): StopPlace | undefined {
  const kinds = kindsOf(key, apiKeys);
  if (kinds === undefined) return undefined;
  const [inner, name] = below;
  const isScroller = key === 'pagination' && inner === 'scrollers' && name !== undefined;
  return { kinds, ...(isScroller && { scroller: pointerOf(['api', 'pagination', 'scrollers', name]) }) };
}

function placeInJobs(list: ConfigPath, [index, key, ...below]: ConfigPath): StopPlace | undefined {
  if (index === undefined) return undefined;
  const job = [...list, index];
  if (key === undefined) return { kinds: ['job'], job: pointerOf(job) };
  if (key === 'children' && below.length > 0) return placeInJobs([...job, 'children'], below);
  // Above the list itself: its first step.
  if (key === 'children') return { kinds: ['job'], job: pointerOf([...job, 'children', 0]) };
  const kinds = kindsOf(key, jobKeys);
  return kinds && { kinds, job: pointerOf(job) };
}

function kindsOf(key: ConfigPath[number] | undefined, table: Record<string, Kinds>): Kinds | undefined {
  return key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Whether a moment is at a place. */
export function isAt(place: StopPlace, moment: Moment, run: WatchedJob | undefined): boolean {
  const { kinds, iteration, job, scroller, dataType } = place;
  if (!kinds.includes(moment.kind)) return false;
  if (iteration !== undefined && moment.kind === 'iteration' && moment.iteration.number !== iteration) return false;
  if (job !== undefined && run?.job.pointer !== job) return false;
  if (scroller !== undefined && run?.scroller?.pointer !== scroller) return false;
  return dataType === undefined || run?.job.dataType === dataType;
}

export function pointerOf(path: ConfigPath): string {
  return path.reduce<string>(childPointer, '');
}
