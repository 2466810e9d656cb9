import type { LinkedConfiguration, ListedConfiguration, LocalState, ProjectLink } from '@pagewright/engine/platform';
import { variablesComponent } from '@pagewright/engine/treeNames';
import { fileName } from '../../shared/fileName.ts';
import { projectOf } from '../connections/tokens.ts';
import type { Problem } from '../connections/wayOut.ts';
import type { JobVerdicts } from './jobVerdicts.ts';
import type { RemoteConfiguration } from './remoteConfiguration.ts';

/** A folder that is linked to a project, with all that is known of it. */
export interface RemoteFolder {
  root: string;
  link: ProjectLink;
  /** Whether this machine has a token for the project, as far as it is known. */
  isConnected: boolean;
  /** Whether the project was asked, and has not answered yet. */
  isAsking: boolean;
  /** Why the project could not be asked. */
  problem?: Problem;
  configurations: RemoteConfiguration[];
}

/** A folder whose link cannot be used. */
export interface BrokenFolder {
  root: string;
  problem: Problem;
}

/** The answer of a project when it was asked last. */
export interface Answer {
  /** The branch that it is about. */
  about: string;
  /** Whether this machine has a token for the project. */
  isConnected: boolean;
  listed?: ListedConfiguration[];
  problem?: Problem;
}

interface Known {
  root: string;
  local: LocalState;
  /** Undefined: the project has not answered yet. */
  answer: Answer | undefined;
  verdicts: Pick<JobVerdicts, 'of'>;
}

/** A folder beside its project: the configurations of the project, and those that are only here. */
export function remoteFolder(known: Known): RemoteFolder {
  const { root, local, answer } = known;
  return {
    ...{ root, link: local.link, isConnected: answer?.isConnected ?? true, isAsking: answer === undefined },
    ...(answer?.problem && { problem: answer.problem }),
    configurations: configurationsOf(known),
  };
}

function configurationsOf({ root, local, answer, verdicts }: Known): RemoteConfiguration[] {
  const { link, fresh } = local;
  const changed = new Set(local.changed);
  const linked = new Map(
    link.configurations.flatMap((each) =>
      each.branch === link.branch.id && each.component !== variablesComponent ? [[keyOf(each), each] as const] : [],
    ),
  );
  const isAsked = answer?.listed !== undefined;
  const there = (answer?.listed ?? []).map((listed): RemoteConfiguration => {
    const place = placed(listed, linked.get(keyOf(listed)), local);
    const verdict = listed.lastJob && verdicts.of(projectOf(link), listed.lastJob.id);
    return {
      ...{ root, branch: listed.branch, component: listed.component, id: listed.id, name: listed.name },
      ...{ ...place, listed: { ...unplaced(listed), ...place }, isAsked },
      isChangedHere: place.path !== undefined && changed.has(place.path),
      ...(verdict && { verdict }),
    };
  });
  for (const listed of answer?.listed ?? []) linked.delete(keyOf(listed));
  const gone = [...linked.values()].map(
    ({ branch, component, id, path, version, meta }): RemoteConfiguration => ({
      ...{ root, branch, component, id, path, pulled: version, isAsked },
      name: meta?.name ?? ownName(path),
      isChangedHere: changed.has(path),
    }),
  );
  // In a tree of a tool, one that was never pulled by us has an id all the same.
  const known = new Set(there.map(({ path }) => path));
  const own = fresh
    .filter((path) => !known.has(path))
    .map((path) => ({ root, branch: link.branch.id, path, name: ownName(path), isAsked, isChangedHere: true }));
  return [...there, ...gone, ...own];
}

/** Where a configuration is in the files now: a pull after the question has changed them. */
function placed(
  { path }: ListedConfiguration,
  linked: LinkedConfiguration | undefined,
  { link }: LocalState,
): { path?: string; pulled?: number } {
  if (linked !== undefined) return { path: linked.path, pulled: linked.version };
  // A tree of a tool has files that were never pulled by us.
  return link.layout === 'pagewright' || path === undefined ? {} : { path };
}

function unplaced({ path: _, pulled: __, ...rest }: ListedConfiguration): ListedConfiguration {
  return rest;
}

function keyOf({ component, id }: { component: string; id: string }): string {
  return `${component}/${id}`;
}

function ownName(path: string): string {
  return fileName(path).replace(/\.extractor\.json$/, '');
}
