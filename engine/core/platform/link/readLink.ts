import type { ProjectLink } from '../../contracts/generated/types.ts';
import { validate } from '../../contracts/generated/validateLink.js';
import { parsePlain } from '../../json/parsePlain.ts';
import { readSource } from '../../project/model/readSource.ts';
import type { ProjectFinding } from '../../project/source/projectFinding.ts';
import { isLinkable } from './isLinkable.ts';

/** The name of the file from the folder that it is about. */
export const linkPath = '.pagewright/project.json';

/** Without the link, the files would be new configurations. */
const advice = 'Restore the file, such as from version control, or connect another folder.';

export interface ReadLink {
  /** Absent: the text is no link, and the findings say why. */
  link?: ProjectLink;
  findings: ProjectFinding[];
}

/**
 * Reads the text of `.pagewright/project.json`. It may come from a stranger: whatever it names lies in its folder, and the
 * files of a configuration in the folder of that one, or it is refused. Keys of a later version stay.
 */
export function readLink(text: string, file: string): ReadLink {
  const { root, findings } = readSource(text, file);
  if (root === undefined)
    return { findings: findings.map((each) => ({ ...each, message: `${each.message} ${advice}` })) };
  const value: unknown = parsePlain(text);
  if (versionOf(value) > 1) return refused(file, 'it was written by a later version of Pagewright', 'Update this one.');
  if (!validate(value)) return refused(file, faultOf(value), advice);
  const stray = value.configurations.find(({ path, files }) =>
    Object.keys(files).some((name) => !isPartOf(name, path)),
  );
  if (stray === undefined) return { link: value, findings: [] };
  return refused(file, `"${stray.path}" has files elsewhere`, advice);
}

function versionOf(value: unknown): number {
  const isObject = typeof value === 'object' && value !== null && 'version' in value;
  return isObject && typeof value.version === 'number' ? value.version : 0;
}

/** The first thing that is wrong, as far as it can be named. */
function faultOf(value: unknown): string {
  const configurations =
    typeof value === 'object' && value !== null && 'configurations' in value ? value.configurations : [];
  const paths = Array.isArray(configurations) ? configurations.map((each: unknown) => pathOf(each)) : [];
  const outside = paths.find((path) => path !== undefined && path !== '' && !isLinkable(path));
  return outside === undefined
    ? 'it has not the form of such a file'
    : `the path ${JSON.stringify(outside)} leads out of the folder`;
}

function pathOf(value: unknown): string | undefined {
  const isObject = typeof value === 'object' && value !== null && 'path' in value;
  return isObject && typeof value.path === 'string' ? value.path : undefined;
}

function isPartOf(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}

function refused(file: string, reason: string, help: string): ReadLink {
  const message = `The link to the project cannot be used: ${reason}. ${help}`;
  return { findings: [{ code: 'platform.link', severity: 'error', message, place: { file, start: 0, end: 0 } }] };
}
