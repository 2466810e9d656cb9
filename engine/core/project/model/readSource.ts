import { findSyntaxError } from '../../json/findSyntaxError.ts';
import { placeOfFault } from '../source/placeOfFault.ts';
import { readJsonSource } from '../source/readJsonSource.ts';
import type { SourceNode } from '../source/sourceNode.ts';
import { readYamlSource } from '../source/yaml/readYamlSource.ts';
import { nameOf } from './folders.ts';
import type { ProjectFinding } from './projectTree.ts';
import { bodyFiles } from './treeFormat.ts';

/** The content of a file of a tree, in either syntax; `root` is absent if it cannot be read, and the findings say why. */
export interface ReadSource {
  root?: SourceNode;
  findings: ProjectFinding[];
  /** The position from which on `root` is a guess; absent: it is none anywhere. */
  guessedFrom?: number;
}

/** Reads the text of a file of a tree: `_config.yml` as YAML, any other as JSON. */
export function readSource(text: string, file: string): ReadSource {
  if (nameOf(file) === bodyFiles.kbagent) {
    const { root, faults, guessedFrom } = readYamlSource(text, file);
    return {
      ...(root !== undefined && { root }),
      findings: faults,
      ...(guessedFrom !== undefined && { guessedFrom }),
    };
  }
  const root = readJsonSource(text, file);
  return root === undefined ? { findings: jsonFaults(text, file) } : { root, findings: [] };
}

function jsonFaults(text: string, file: string): ProjectFinding[] {
  const error = findSyntaxError(text);
  if (error === undefined) return [];
  const place = placeOfFault(file, text, error.offset);
  return [{ code: 'json.syntax', severity: 'error', message: `The file is not JSON: ${error.reason}.`, place }];
}
