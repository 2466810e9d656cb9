import path from 'node:path';
import { UserError } from '../../core/errors.ts';
import { type GivenPath, shownPath } from '../../core/text/shownPath.ts';
import { followLinks } from './followLinks.ts';
import { withOutputErrors } from './outputError.ts';

/**
 * Throws a UserError if a link takes one of these paths out of all of these folders: it may have been planted in a
 * repository, and its target would be overwritten or cleared. Without folders, links may go anywhere.
 */
export async function stayWithin(files: readonly GivenPath[], folders: readonly string[] | undefined): Promise<void> {
  if (folders === undefined) return;
  const roots = await Promise.all(folders.map(placeToWrite));
  for (const file of files) {
    const place = await placeToWrite(file);
    if (!roots.some((root) => isWithin(root, place))) throw leadsOutside(shownPath(file).shownAs, place);
  }
}

function placeToWrite(file: GivenPath): Promise<string> {
  const { path, shownAs } = shownPath(file);
  return withOutputErrors(shownAs, () => realPlace(path), 'The run cannot write to');
}

export async function leavesFolder(file: string, folder: string): Promise<boolean> {
  return !isWithin(await realPlace(folder), await realPlace(file));
}

/** The target of a path after all links, also if nothing is there yet. */
async function realPlace(file: string): Promise<string> {
  const target = await followLinks(file);
  const folder = path.dirname(target);
  return folder === target ? target : path.join(await realPlace(folder), path.basename(target));
}

function isWithin(root: string, place: string): boolean {
  const way = path.relative(root, place);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

function leadsOutside(file: string, place: string): UserError {
  const message = `"${file}" leads to "${place}" by a link, outside of the configuration's folder. Remove the link, or allow links with the setting "pagewright.run.followLinks" of this machine; on the command line, name the folder itself, or use --data-dir.`;
  return new UserError('output.link-outside', message);
}
