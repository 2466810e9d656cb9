import type { ListedConfiguration, LocalState, ProjectLink } from '@pagewright/engine/platform';
import { projectOf } from '../connections/tokens.ts';
import type { Problem } from '../connections/wayOut.ts';
import type { JobVerdicts } from './jobVerdicts.ts';
import type { RemoteConfiguration } from './remoteConfiguration.ts';

/** A folder that is linked to a project, with all that is known of it. */
export interface RemoteFolder {
  root: string;
  link: ProjectLink;
  /** Whether this machine has a token for the project. */
  isConnected: boolean;
  /** Why the project could not be asked. */
  problem?: Problem;
  configurations: RemoteConfiguration[];
}

interface Known {
  root: string;
  local: LocalState;
  /** Absent: the project was not asked. */
  listed: readonly ListedConfiguration[] | undefined;
  verdicts: JobVerdicts;
}

/** The configurations of a folder: those of the project, and those that are only here. */
export function configurationsOf(known: Known): RemoteConfiguration[] {
  const { root, local, listed } = known;
  const { branch } = local.link;
  const there = (listed ?? []).map((each) => fromProject(known, each));
  const keys = new Set((listed ?? []).map(({ component, id }) => `${component}/${id}`));
  const onlyHere = local.link.configurations.filter(
    (each) =>
      each.branch === branch.id && each.component !== 'keboola.variables' && !keys.has(`${each.component}/${each.id}`),
  );
  const gone = onlyHere.map(
    ({ component, id, path, version, meta }): RemoteConfiguration => ({
      ...{ root, branch: branch.id, component, id, path, pulled: version, isAsked: listed !== undefined },
      name: meta?.name ?? fileNameOf(path),
      isChangedHere: local.changed.includes(path),
    }),
  );
  const fresh = local.fresh.map(
    (path): RemoteConfiguration => ({
      ...{ root, branch: branch.id, path, isAsked: listed !== undefined, isChangedHere: true },
      name: fileNameOf(path),
    }),
  );
  return [...there, ...gone, ...fresh];
}

function fromProject({ root, local, verdicts }: Known, listed: ListedConfiguration): RemoteConfiguration {
  const { branch, component, id, name, path, pulled, lastJob } = listed;
  const verdict = lastJob && verdicts.of(projectOf(local.link), lastJob.id);
  return {
    ...{ root, branch, component, id, name, listed, isAsked: true },
    ...(path !== undefined && { path }),
    ...(pulled !== undefined && { pulled }),
    isChangedHere: path !== undefined && local.changed.includes(path),
    ...(verdict && { verdict }),
  };
}

function fileNameOf(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(/\.extractor\.json$/, '');
}
