import type { ProjectFinding } from '../source/projectFinding.ts';
import type { SourceNode } from '../source/sourceNode.ts';
import { plainValues } from './plainValues.ts';

/** Finds the values of "#" keys that everyone can read in the file. The findings do not quote them. */
export function findPlainValues(node: SourceNode): ProjectFinding[] {
  return plainValues(node).map(({ key, node: { at } }) => {
    const message = `The value of "${key}" is not encrypted: everyone who has this file can read it. Let the tool encrypt it when it pushes, or take it from the vault with "{{ vault.NAME }}".`;
    return { code: 'project.plain-secret', severity: 'warning', message, place: at };
  });
}
