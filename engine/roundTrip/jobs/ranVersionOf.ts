import { JsonPart } from '../../core/platform/jsonPart.ts';
import type { RanVersion } from '../../core/platform/judging/jobEvidence.ts';
import { ranVersion, variablesIn } from '../../core/platform/judging/ranVersion.ts';
import type { RemoteConfiguration } from '../../core/platform/remoteConfiguration.ts';
import type { RemoteJob } from '../../core/platform/remoteJob.ts';
import type { ProjectApi } from '../../io/platform/projectApi.ts';

/** The version of a configuration that a job ran, with its values; undefined: it is not known, or is gone. */
export async function ranVersionOf(
  project: ProjectApi,
  job: RemoteJob,
  signal: AbortSignal,
): Promise<RanVersion | undefined> {
  const { component, configuration: id, branch = 'default', result } = job;
  if (id === undefined || result?.configurationVersion === undefined) return undefined;
  const found = await project.storage.version({ branch, component, id }, result.configurationVersion, signal);
  if (found === undefined) return undefined;
  const values = await valuesOf(project, job, found, signal);
  return ranVersion(found, { rows: job.rows, values });
}

const variablesComponent = 'keboola.variables';

/** The values of the variables of a job; undefined: they are not known, or were saved since. */
async function valuesOf(
  project: ProjectApi,
  { values, branch = 'default', createdAt }: RemoteJob,
  { body }: RemoteConfiguration,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string> | undefined> {
  if (typeof values === 'object') return new Map(Object.entries(values));
  const variables = variablesIn(body);
  const wanted = values ?? variables?.values;
  if (variables === undefined || wanted === undefined) return undefined;
  const at = { branch, component: variablesComponent, id: variables.id };
  const known = await project.storage.configuration(at, signal);
  const row = known?.rows.find(({ id }) => id === wanted);
  if (row === undefined || known === undefined || !isBefore(known.changed.at, createdAt)) return undefined;
  const list = JsonPart.of(row.body)?.items('values') ?? [];
  return new Map(list.map((value) => [value.text('name') ?? '', value.text('value') ?? '']));
}

function isBefore(saved: string, started: string): boolean {
  return Date.parse(saved) <= Date.parse(started);
}
