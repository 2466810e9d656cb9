import { UserError } from '../../core/errors.ts';
import { variablesIn } from '../../core/platform/judging/ranVersion.ts';
import type { RemoteConfiguration, RemotePart } from '../../core/platform/remoteConfiguration.ts';
import type { NewJob } from '../../core/platform/remoteJob.ts';
import { closestName } from '../../core/text/closestName.ts';
import { quotedNames } from '../../core/text/quotedNames.ts';
import { deletedThere, findRemote } from '../findRemote.ts';
import type { Trip } from '../trip.ts';

/** The names of the parts that a job is to run. */
export interface JobNames {
  /** A row by its id or name; absent: all that are enabled. */
  row?: string | undefined;
  /** A set of values by its id or name; absent: the default one. */
  values?: string | undefined;
  mode?: NewJob['mode'];
}

/** A job that can be started, and what it is of. */
export interface ChosenJob {
  job: NewJob;
  configuration: RemoteConfiguration;
  /** The version of the files here; absent: they were not pulled. */
  versionHere?: number;
}

/** Finds what a job is to run. Throws a UserError for a configuration, row or set of values that there is not. */
export async function chooseJob(trip: Trip, name: string, { row, values, mode }: JobNames): Promise<ChosenJob> {
  const { at, branch, remote, linked } = await findRemote(trip, name);
  if (remote === undefined) throw deletedThere(name);
  const rows = row === undefined ? undefined : [partCalled('run.unknown-row', 'row', row, remote.rows, remote.name)];
  const set = values === undefined ? undefined : await setCalled(trip, remote, values);
  const job: NewJob = {
    component: at.component,
    configuration: at.id,
    ...(!branch.isDefault && { branch: branch.id }),
    ...(rows && { rows }),
    ...(set !== undefined && { values: set }),
    ...(mode && { mode }),
  };
  return { job, configuration: remote, ...(linked && { versionHere: linked.version }) };
}

async function setCalled({ api, signal }: Trip, remote: RemoteConfiguration, chosen: string): Promise<string> {
  const variables = variablesIn(remote.body);
  const at = variables && { branch: remote.branch, component: 'keboola.variables', id: variables.id };
  const known = at && (await api.storage.configuration(at, signal));
  return partCalled('run.unknown-values', 'set of values', chosen, known?.rows ?? [], remote.name);
}

/** The id of a part that is called so. */
function partCalled(
  code: UserError['code'],
  kind: string,
  chosen: string,
  parts: readonly RemotePart[],
  of: string,
): string {
  const ways: ((part: RemotePart) => boolean)[] = [
    ({ id }) => id === chosen,
    ({ name }) => name === chosen,
    ({ name }) => name.toLowerCase() === chosen.toLowerCase(),
  ];
  const found = ways.map((isMeant) => parts.find(isMeant)).find((part) => part !== undefined);
  if (found !== undefined) return found.id;
  const names = parts.map(({ name }) => name);
  const suggestion = closestName(chosen, names);
  const known = names.length === 0 ? 'It has none.' : `It has ${quotedNames(names)}.`;
  const hint = suggestion === undefined ? known : `Did you mean "${suggestion}"?`;
  throw new UserError(code, `There is no ${kind} "${chosen}" in "${of}". ${hint}`, { suggestion });
}
