import { readBlocks } from './readBlocks.ts';
import { readParsed } from './readParsed.ts';
import { textFaults } from './textFaults.ts';
import type { YamlFault } from './yamlFault.ts';
import type { YamlSource } from './yamlSource.ts';

/**
 * Reads a YAML text as kbagent does (PyYAML's `safe_load`), with the place of each value. Aliases and merge keys are
 * resolved, numbers keep their digits, and a text that is no YAML gives what can be read of it.
 */
export function readYamlSource(text: string, file: string): YamlSource {
  const { root, faults, guessedFrom } = readBlocks(text, file) ?? readParsed(text, file);
  const all = [...faults, ...textFaults(text, root, file)].toSorted((a, b) => a.place.start - b.place.start);
  const once = all.filter((fault, index) => !isSame(fault, all[index - 1]));
  return { root, faults: once, ...(guessedFrom !== undefined && { guessedFrom }) };
}

function isSame(a: YamlFault, b: YamlFault | undefined): boolean {
  return a.code === b?.code && a.place.start === b.place.start;
}
