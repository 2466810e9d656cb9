import { readBlocks } from './readBlocks.ts';
import { readParsed } from './readParsed.ts';
import { textFaults } from './textFaults.ts';
import type { YamlSource } from './yamlSource.ts';

/**
 * Reads a YAML text as kbagent does (PyYAML's `safe_load`), with the place of each value. Aliases and merge keys are
 * resolved, numbers keep their digits, and a text that is no YAML gives what can be read of it.
 */
export function readYamlSource(text: string, file: string): YamlSource {
  const { root, faults } = readBlocks(text, file) ?? readParsed(text, file);
  return {
    root,
    faults: [...faults, ...textFaults(text, root, file)].toSorted((a, b) => a.place.start - b.place.start),
  };
}
