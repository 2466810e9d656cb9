import { maxNesting } from '../../../json/maxNesting.ts';
import type { SourceNode } from '../sourceNode.ts';
import { parseYaml, type YamlDocument } from './parseYaml.ts';
import { syntaxFaults } from './syntaxFaults.ts';
import type { YamlFault } from './yamlFault.ts';
import { YamlWalk } from './yamlWalk.ts';

/** What a YAML text says, as far as it can be read, and what is wrong with it. */
export interface YamlSource {
  /** Absent: nothing is written there, or it is nested too deeply. */
  root: SourceNode | undefined;
  /** In the order of the text. */
  faults: YamlFault[];
}

/**
 * Reads a YAML text as kbagent does (PyYAML's `safe_load`), with the place of each value. Aliases and merge keys are
 * resolved, numbers keep their digits, and a text that is no YAML gives what can be read of it.
 */
export function readYamlSource(text: string, file: string): YamlSource {
  const documents = documentsOf(text);
  if (documents === undefined) return { root: undefined, faults: [tooDeep(file)] };
  const [first] = documents;
  if (first === undefined) return { root: undefined, faults: [] };
  const walk = new YamlWalk(text, file);
  const root = walk.read(first.contents);
  const faults = [...syntaxFaults(documents, text, file), ...walk.faults];
  return { root, faults: faults.toSorted((a, b) => a.place.start - b.place.start) };
}

/** Undefined for a text that is nested too deeply to be parsed. */
function documentsOf(text: string): YamlDocument[] | undefined {
  try {
    return parseYaml(text);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function tooDeep(file: string): YamlFault {
  return {
    code: 'yaml.syntax',
    severity: 'error',
    message: `Lists and maps are nested deeper than ${maxNesting} levels.`,
    place: { file, start: 0, end: 0 },
  };
}
