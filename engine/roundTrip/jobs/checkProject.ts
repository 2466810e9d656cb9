import { isUserError } from '../../core/errors.ts';
import type { JudgedJob } from '../../core/platform/judging/judgedJob.ts';
import type { RemoteConfiguration } from '../../core/platform/remoteConfiguration.ts';
import type { RemoteJob } from '../../core/platform/remoteJob.ts';
import type { RemoteBranch } from '../../core/platform/remoteProject.ts';
import { mapBounded } from '../../core/project/model/mapBounded.ts';
import type { ProjectApi } from '../../io/platform/projectApi.ts';
import { judgeKnownJob } from './judgeRemoteJob.ts';

/** A configuration with its last job. */
export interface CheckedConfiguration {
  configuration: CheckedPlace;
  /** Absent: it never ran, or its last job could not be judged. */
  judged?: JudgedJob;
  /** Why it could not be judged. */
  error?: { code: string; message: string };
}

export type CheckedPlace = Pick<RemoteConfiguration, 'branch' | 'component' | 'id' | 'name' | 'version' | 'isDisabled'>;

export interface CheckOptions {
  branch: RemoteBranch;
  /** The version of the files here of a configuration; undefined: there are none. */
  versionHere?: (configuration: CheckedPlace) => number | undefined;
  progress?: (progress: { done: number; total: number; next: string }) => void;
  /** Told of each once it is judged. */
  onChecked?: ((checked: CheckedConfiguration) => void) | undefined;
}

/** How many jobs are judged at the same time. Each needs a few requests. */
const maxAtOnce = 4;

/** Judges the last job of each configuration of a branch. A failure for one does not stop the others. */
export async function checkProject(
  project: ProjectApi,
  { branch, versionHere, progress, onChecked }: CheckOptions,
  signal: AbortSignal,
): Promise<CheckedConfiguration[]> {
  const components = await project.storage.extractors(branch.id, signal);
  const ids = components.map(({ id }) => id);
  const last =
    ids.length === 0 ? [] : await project.queue.lastJobs(ids, branch.isDefault ? undefined : branch.id, signal);
  const jobs = new Map(last.map((job) => [`${job.component}/${job.configuration}`, job]));
  const places = components.flatMap(({ configurations }) => configurations.map(placeOf));
  let done = 0;
  const check = async (place: CheckedPlace) => {
    progress?.({ done, total: places.length, next: place.name });
    const here = versionHere?.(place);
    const checked = await judgeLast(project, place, jobs.get(`${place.component}/${place.id}`), here, signal);
    onChecked?.(checked);
    progress?.({ done: ++done, total: places.length, next: '' });
    return checked;
  };
  return await mapBounded(places, check, maxAtOnce);
}

function placeOf({ branch, component, id, name, version, isDisabled }: RemoteConfiguration): CheckedPlace {
  return { branch, component, id, name, version, isDisabled };
}

async function judgeLast(
  project: ProjectApi,
  configuration: CheckedPlace,
  job: RemoteJob | undefined,
  versionHere: number | undefined,
  signal: AbortSignal,
): Promise<CheckedConfiguration> {
  if (job === undefined) return { configuration };
  try {
    const options = versionHere === undefined ? {} : { versionHere };
    return { configuration, judged: await judgeKnownJob(project, job, options, signal) };
  } catch (error) {
    if (signal.aborted || !isUserError(error)) throw error;
    return { configuration, error: { code: error.code, message: error.message } };
  }
}
