import { isUserError, UserError } from '../core/errors.ts';
import { layoutOf } from '../core/platform/layouts/layouts.ts';
import { linkPath } from '../core/platform/link/readLink.ts';
import { writeLink } from '../core/platform/link/writeLink.ts';
import type { LayoutName, ProjectLink } from '../core/platform/link.ts';
import type { RemoteBranch, RemoteProject } from '../core/platform/remoteProject.ts';
import { readManifest } from '../core/project/model/readManifest.ts';
import { manifestPath } from '../core/project/model/treeFormat.ts';
import type { Clock } from '../io/clock.ts';
import { findBranch } from './findBranch.ts';
import { otherProject, requireLink } from './openFolder.ts';
import type { Trip } from './trip.ts';

/** The project that a token opens and that the folder is connected to. It has no token. */
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
export async function connect(trip: Trip, clock: Pick<Clock, 'now'>, layout?: LayoutName): Promise<Connection> {
  const { api, files, signal } = trip;
  const [project, branches] = await Promise.all([api.storage.project(signal), api.storage.branches(signal)]);
  return await files.locked(async () => {
    const before = await files.read(linkPath);
    const known = before === undefined ? undefined : requireLink(before);
    const opened = { stack: api.stack, project };
    if (known !== undefined) requireSame(known, opened);
    const branch = findBranch(branches, trip.branch, isSame(known, opened) ? known?.branch : undefined);
    const manifest = await files.read(manifestPath);
    const chosen = chooseLayout(manifest, layout, known, opened);
    const readAt = clock.now();
    const vault = await vaultNames(trip, branch.id);
    const link = linkOf({ ...opened, branch, layout: chosen, vault, readAt }, known);
    const text = writeLink(link, before);
    if (text !== before) await files.change([{ file: linkPath, before, text }]);
    return { ...opened, branch, branches, layout: chosen, vault };
  }, signal);
}

interface Opened {
  stack: string;
  project: RemoteProject;
}

function isSame(link: ProjectLink | undefined, { stack, project }: Opened): boolean {
  return link?.stack === stack && link.project.id === project.id;
}

function requireSame(link: ProjectLink, opened: Opened): void {
  if (isSame(link, opened) || link.configurations.length === 0) return;
  throw otherProject(link, `project ${opened.project.id} of "${opened.stack}"`);
}

function chooseLayout(
  manifest: string | undefined,
  wanted: LayoutName | undefined,
  known: ProjectLink | undefined,
  opened: Opened,
): LayoutName {
  const kept = known?.configurations.length ? known.layout : undefined;
  const there = manifest === undefined ? undefined : layoutOf(manifest).name;
  const layout = wanted ?? kept ?? there ?? 'pagewright';
  if (kept !== undefined && layout !== kept) throw keptOtherwise(kept);
  if (layout === 'pagewright') return layout;
  if (layout !== there || manifest === undefined) throw noTree(layout);
  requireProject(manifest, opened);
  return layout;
}

/** A tree of a tool is of one project. */
function requireProject(manifest: string, { stack, project }: Opened): void {
  const { projectId, host } = readManifest(manifest, manifestPath);
  if (projectId === project.id && (host === '' || isHost(host, stack))) return;
  const message = `"${manifestPath}" is of project ${projectId} of "${host}", and the token of project ${project.id} of "${new URL(stack).host}". Use the token of that project, or another folder.`;
  throw new UserError('platform.other-project', message);
}

/** The tools write a host with or without its port. */
function isHost(written: string, stack: string): boolean {
  const { host, hostname } = new URL(stack);
  const plain = written.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return [host, hostname].includes(plain) || plain.split(':')[0] === hostname;
}

function keptOtherwise(kept: LayoutName): UserError {
  const message = `The folder has configurations in the layout "${kept}". Use another folder for another layout.`;
  return new UserError('platform.other-layout', message);
}

function noTree(layout: LayoutName): UserError {
  const message = `The folder has no manifest of ${layout}. Make it with "${layout} sync init", or leave the layout to Pagewright.`;
  return new UserError('platform.other-layout', message);
}

function linkOf(
  { stack, project, branch, layout, vault, readAt }: Omit<Connection, 'branches'> & { readAt: number },
  known: ProjectLink | undefined,
): ProjectLink {
  return {
    version: 1,
    stack,
    project: { id: project.id, name: project.name },
    branch: { id: branch.id, name: branch.name },
    layout,
    ...(vault !== undefined && { vault, vaultReadAt: new Date(readAt).toISOString().replace(/\.\d+/, '') }),
    configurations: known?.configurations ?? [],
  };
}

/** The names of the vault, which not every stack has, and not every token may read. */
async function vaultNames({ api, signal }: Trip, branch: string): Promise<string[] | undefined> {
  try {
    return await api.vault.names(branch, signal);
  } catch (error) {
    if (isUserError(error) && !signal.aborted) return undefined;
    throw error;
  }
}
