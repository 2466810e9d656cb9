import { readJsonSource } from '../../project/source/readJsonSource.ts';
import { jsonText } from '../bodies/jsonText.ts';
import { renewText } from '../bodies/renewText.ts';
import type { ProjectLink } from '../link.ts';

/** The text of `.pagewright/project.json`: the one that is there, with only those lines changed that say something else. */
export function writeLink(link: ProjectLink, before?: string): string {
  const wanted = readJsonSource(JSON.stringify(link), '');
  if (wanted === undefined) throw new Error('A link is written as JSON.');
  return renewText('project.json', before, wanted, jsonText);
}
