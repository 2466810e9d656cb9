import { editJson } from './editJson.ts';
import type { SourceChange, SourceEdit } from './sourceChange.ts';
import { editYaml } from './yaml/editYaml.ts';

/**
 * The edit of the text of a file that makes a change and touches nothing else, in the syntax that the name of the file
 * says. Undefined: the text cannot be read, it has no such place, or the change would touch more.
 */
export function editSource(file: string, text: string, change: SourceChange): SourceEdit | undefined {
  return isYamlFile(file) ? editYaml(text, change) : editJson(text, change);
}

/** Whether a file is one of YAML, by its name. */
export function isYamlFile(file: string): boolean {
  return /\.ya?ml$/i.test(file);
}
