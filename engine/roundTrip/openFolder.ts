import { UserError } from '../core/errors.ts';
import type { LayoutFolder } from '../core/platform/layouts/layout.ts';
import { layouts } from '../core/platform/layouts/layouts.ts';
import { linkPath, readLink } from '../core/platform/link/readLink.ts';
import type { ProjectLink } from '../core/platform/link.ts';
import type { RemoteBranch, RemoteProject } from '../core/platform/remoteProject.ts';
import { findBranch } from './findBranch.ts';
import { TextsOnce } from './textsOnce.ts';
import type { Trip } from './trip.ts';

/** The content of a folder that is connected to a project. */
export interface FolderContent {
  link: ProjectLink;
  linkText: string;
  layout: LayoutFolder;
  /** All texts as they were read. */
  texts: TextsOnce;
}

/** A folder with the project and the branch of a trip. */
export interface OpenFolder extends FolderContent {
  project: RemoteProject;
  branch: RemoteBranch;
}

/**
 * Opens the folder of a trip. Throws a UserError if it is connected to no project, or to another one than the token
 * opens, or if there is no such branch.
 */
export async function openFolder(trip: Trip): Promise<OpenFolder> {
  const { api, signal } = trip;
  const content = await readContent(trip);
  const { link } = content;
  if (link.stack !== api.stack) throw otherProject(link, `the stack "${api.stack}"`);
  const [project, branches] = await Promise.all([api.storage.project(signal), api.storage.branches(signal)]);
  if (link.project.id !== project.id) throw otherProject(link, `project ${project.id}`);
  return { ...content, project, branch: findBranch(branches, trip.branch, link.branch) };
}

/** Reads what is in the folder now. Throws a UserError if it is connected to no project. */
export async function readContent({ files }: Pick<Trip, 'files'>): Promise<FolderContent> {
  const texts = new TextsOnce(files);
  const linkText = await texts.read(linkPath);
  if (linkText === undefined) throw notConnected();
  const link = requireLink(linkText);
  return { link, linkText, layout: await layouts[link.layout].open(link, texts), texts };
}

/** The link in a text. Throws a UserError if it is none. */
export function requireLink(text: string): ProjectLink {
  const { link, findings } = readLink(text, linkPath);
  if (link !== undefined) return link;
  const [finding] = findings;
  const message = finding?.message ?? 'It is not a link to a project.';
  throw new UserError('platform.bad-link', `"${linkPath}" cannot be used. ${message}`);
}

function notConnected(): UserError {
  const message = `The folder is connected to no project: there is no "${linkPath}" in it. Connect it, or choose another folder.`;
  return new UserError('platform.not-connected', message);
}

/** An error about a folder of another project. */
export function otherProject({ project, stack }: ProjectLink, found: string): UserError {
  const message = `The folder belongs to project ${project.id}, "${project.name}", of "${stack}", and the token to ${found}. Use the token of that project, or another folder.`;
  return new UserError('platform.other-project', message);
}
