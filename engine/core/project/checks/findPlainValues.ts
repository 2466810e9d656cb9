import { isMarked } from '../../secrecy/credentialNames.ts';
import { isCipher } from '../../text/isCipher.ts';
import { scalarText } from '../source/inSource.ts';
import type { ProjectFinding } from '../source/projectFinding.ts';
import { fieldOf, type SourceNode, type SourceObject, textOfSource } from '../source/sourceNode.ts';
import { findTags } from '../variables/findTags.ts';

/** Finds the values of "#" keys that everyone can read in the file. The findings do not quote them. */
export function findPlainValues(node: SourceNode): ProjectFinding[] {
  const found: ProjectFinding[] = [];
  collectIn(node, found);
  return found;
}

function collectIn(node: SourceNode, found: ProjectFinding[]): void {
  if (node.kind === 'list') for (const item of node.items) collectIn(item, found);
  if (node.kind !== 'object') return;
  found.push(...ownOf(node));
  for (const { value } of node.fields) if (value !== undefined) collectIn(value, found);
}

function ownOf(node: SourceObject): ProjectFinding[] {
  const marked = node.fields.filter(({ key }) => isMarked(key.name));
  const fields = marked.flatMap(({ key, value }) => plainValue(key.name, value));
  // An item of a list of values has its name and its value in two keys.
  const name = textOfSource(fieldOf(node, 'name')?.value);
  return name !== undefined && isMarked(name)
    ? [...fields, ...plainValue(name, fieldOf(node, 'value')?.value)]
    : fields;
}

function plainValue(key: string, value: SourceNode | undefined): ProjectFinding[] {
  const text = scalarText(value);
  if (value === undefined || !text || isCipher(text) || hasVariable(text)) return [];
  const message = `The value of "${key}" is not encrypted: everyone who has this file can read it. Let the tool encrypt it when it pushes, or take it from the vault with "{{ vault.NAME }}".`;
  return [{ code: 'project.plain-secret', severity: 'warning', message, place: value.at }];
}

/** Whether the value comes from the vault or from a variable. */
function hasVariable(text: string): boolean {
  return findTags(text).some(({ kind }) => kind === 'vault' || kind === 'name' || kind === 'raw');
}
