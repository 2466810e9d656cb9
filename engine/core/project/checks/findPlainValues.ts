import { isCipher } from '../../text/isCipher.ts';
import { scalarText } from '../source/inSource.ts';
import type { ProjectFinding } from '../source/projectFinding.ts';
import { fieldOf, type SourceNode, type SourceObject, textOfSource } from '../source/sourceNode.ts';
import { findTags } from '../variables/findTags.ts';

/** Finds the values of "#" keys that everyone can read in the file. The findings do not quote them. */
export function findPlainValues(node: SourceNode): ProjectFinding[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'list') return node.items.flatMap(findPlainValues);
  const inside = node.fields.flatMap(({ value }) => (value === undefined ? [] : findPlainValues(value)));
  return [...ownOf(node), ...inside];
}

function ownOf(node: SourceObject): ProjectFinding[] {
  const fields = node.fields.flatMap(({ key, value }) => plainValue(key.name, value));
  // An item of a list of values has its name and its value in two keys.
  const name = textOfSource(fieldOf(node, 'name')?.value);
  return name === undefined ? fields : [...fields, ...plainValue(name, fieldOf(node, 'value')?.value)];
}

function plainValue(key: string, value: SourceNode | undefined): ProjectFinding[] {
  const text = scalarText(value);
  if (!key.startsWith('#') || value === undefined || !text || isCipher(text) || hasVariable(text)) return [];
  const message = `The value of "${key}" is not encrypted: everyone who has this file can read it. Let the tool encrypt it when it pushes, or take it from the vault with "{{ vault.NAME }}".`;
  return [{ code: 'project.plain-secret', severity: 'warning', message, place: value.at }];
}

/** Whether the value comes from the vault or from a variable. */
function hasVariable(text: string): boolean {
  return findTags(text).some(({ kind }) => kind === 'vault' || kind === 'name' || kind === 'raw');
}
