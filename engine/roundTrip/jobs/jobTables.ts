import { allJobs } from '../../core/config/allJobs.ts';
import { readPlanned } from '../../core/plan/readPlanned.ts';
import { ranVersion } from '../../core/platform/judging/ranVersion.ts';
import type { RemoteConfiguration } from '../../core/platform/remoteConfiguration.ts';
import type { NewJob, RemoteJob } from '../../core/platform/remoteJob.ts';
import type { RemoteTable } from '../../core/platform/remoteProject.ts';
import { mapBounded } from '../../core/project/model/mapBounded.ts';
import type { ProjectApi } from '../../io/platform/projectApi.ts';

/** The tables of a project by id; undefined: it is not there. */
export type TablesBefore = ReadonlyMap<string, RemoteTable | undefined>;

/** How many tables are read at most, and at the same time. */
const [maxTables, maxAtOnce] = [100, 4];
/** How many of the last jobs say which tables there are. */
const lastJobs = 3;

/** Reads the tables that a job of a configuration may write: those of its last jobs, and those that it names. */
export async function tablesBefore(project: ProjectApi, job: NewJob, signal: AbortSignal): Promise<TablesBefore> {
  const { component, configuration, branch = 'default' } = job;
  const search = { component, configuration, ...(job.branch !== undefined && { branch: job.branch }) };
  const [last, saved] = await Promise.all([
    project.queue.search({ ...search, limit: lastJobs, offset: 0 }, signal),
    project.storage.configuration({ branch, component, id: configuration }, signal),
  ]);
  const ids = [...last.flatMap(outputsOf), ...(saved === undefined ? [] : namedTables(saved, job.rows ?? []))];
  return await readTables(project, [...new Set(ids)], job.branch, signal);
}

/** Ids of the tables that a job wrote. */
export function outputsOf({ result }: RemoteJob): string[] {
  return (result?.outputTables ?? []).map(({ id }) => id);
}

/** Reads tables, the first of them if there are many. */
export async function readTables(
  project: ProjectApi,
  ids: readonly string[],
  branch: string | undefined,
  signal: AbortSignal,
): Promise<TablesBefore> {
  const read = async (id: string) => [id, await project.storage.table(id, branch, signal)] as const;
  return new Map(await mapBounded(ids.slice(0, maxTables), read, maxAtOnce));
}

/** Ids of the tables that the jobs of a configuration write, as far as it names them. */
function namedTables(configuration: RemoteConfiguration, rows: readonly string[]): string[] {
  const { texts } = ranVersion(configuration, { rows, values: undefined });
  return texts.flatMap(({ text }) => {
    const read = readPlanned(text, () => 0);
    if ('problems' in read) return [];
    return read.config.iterations.flatMap(({ bucket = defaultBucket(configuration), jobs }) =>
      allJobs(jobs).map(({ dataType }) => `in.c-${bucket}.${dataType}`),
    );
  });
}

/** The bucket of a configuration that names none. */
function defaultBucket({ component, id }: RemoteConfiguration): string {
  return `${component.replace(/[^A-Za-z0-9-]/g, '-')}-${id}`;
}
