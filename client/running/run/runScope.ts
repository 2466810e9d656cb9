import type { RunLimits, RunRequest } from '@pagewright/engine/run';
import { countText } from '@pagewright/engine/text/countText';

/** A search for paging: the number of requests that it may send, and the names that a description has. */
export type SearchRequest = NonNullable<RunRequest['search']> & { maxRequests: number };

/** The part of a configuration that a run covers; an empty object is the whole. */
export interface RunScope {
  /** Name of the environment; if the key is absent, the one chosen for the configuration. */
  environment?: string | undefined;
  /** The folder of the values for the variables of a tree; if the key is absent, the one that is chosen. */
  values?: string | undefined;
  job?: string | undefined;
  firstPage?: boolean;
  /** Stop each job after this many pages. */
  maxPages?: number | undefined;
  testRun?: boolean;
  /** Run on the recording of an earlier run, without the network. */
  recorded?: boolean;
  /** Start from the state of the last whole run. */
  fromState?: boolean;
  record?: boolean;
  /** Search the paging of the jobs instead of reading all of their data. */
  search?: SearchRequest;
  /** Id of the job of the platform that it is. */
  remote?: string;
  /** Id of the job of the platform whose version it runs, which may be that of no file. */
  like?: string;
  /** Run in the debugger, where requests can be changed. */
  debugged?: boolean;
}

/** Whether a run may cover less than the whole current configuration, so that its tables are a sample. */
export function isTrial({ job, recorded, search, debugged, remote, like, ...scope }: RunScope): boolean {
  return (
    isLimited(scope) ||
    job !== undefined ||
    remote !== undefined ||
    like !== undefined ||
    search !== undefined ||
    recorded === true ||
    debugged === true
  );
}

/** Whether a run ends each job early, whatever the API has. */
export function isLimited({ firstPage, testRun, maxPages }: RunScope): boolean {
  return firstPage === true || testRun === true || maxPages !== undefined;
}

/** The title of a run: the file, and the part of it that runs if it is not the whole. */
export function scopeTitle(fileName: string, scope: RunScope): string {
  const parts = [
    ...valueParts(scope),
    ...(scope.job === undefined ? [] : [`job "${scope.job}"`]),
    ...limitParts(scope),
  ];
  return parts.length === 0 ? fileName : `${fileName} (${parts.join(', ')})`;
}

/** The title of a run in a narrow view: the configuration or its job, and the part of it that runs. */
export function scopeLabel(configName: string, scope: RunScope): string {
  return [scope.job ?? configName, ...valueParts(scope), ...limitParts(scope)].join(' · ');
}

function valueParts({ environment, values }: RunScope): string[] {
  return [environment, values].filter((name) => name !== undefined);
}

function limitParts(scope: RunScope): string[] {
  return [
    scope.firstPage ? ['first page'] : [],
    scope.maxPages === undefined ? [] : [`up to ${countText(scope.maxPages, 'page')}`],
    scope.search ? ['search for paging'] : [],
    scope.testRun ? ['test run'] : [],
    scope.fromState ? ['from the last state'] : [],
    scope.recorded ? ['recorded pages'] : [],
    scope.remote === undefined ? [] : ['on the platform'],
    scope.like === undefined ? [] : [`like job ${scope.like}`],
  ].flat();
}

/** The limits of a run of this scope; none for one that reads everything. */
export function scopeLimits(
  { firstPage, maxPages, testRun }: RunScope,
  { pages, records, children }: { pages: number; records: number; children: number },
): RunLimits {
  if (firstPage) return { maxPages: 1 };
  const asked = maxPages === undefined ? {} : { maxPages };
  return testRun ? { maxPages: pages, maxRecords: records, maxChildRuns: children, ...asked } : asked;
}
