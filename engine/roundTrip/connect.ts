import type { LayoutName } from '../core/platform/link.ts';
import type { RemoteBranch, RemoteProject } from '../core/platform/remoteProject.ts';
import type { Trip } from './trip.ts';

/** What a token opens, and what the folder is connected to. It has no token. */
export interface Connection {
  /** The origin of the stack. */
  stack: string;
  project: RemoteProject;
  branch: RemoteBranch;
  branches: RemoteBranch[];
  layout: LayoutName;
  /** The names of the entries of the vault; undefined: the stack has none, or the token may not read it. */
  vault: string[] | undefined;
}

/**
 * Checks stack and token, and connects the folder to the project: writes its link. The layout is that of the tree that
 * is there, else the given one, else our own. Throws a UserError if the folder has configurations of another project.
 */
export async function connect(trip: Trip, layout?: LayoutName): Promise<Connection> {
  throw new Error(`not built: ${trip.branch} ${layout}`);
}
