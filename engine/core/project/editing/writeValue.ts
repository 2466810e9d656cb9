import { readSource } from '../model/readSource.ts';
import type { SourceEdit } from '../source/sourceChange.ts';
import { sourceAt } from '../source/sourceNode.ts';
import { hasTag } from '../variables/replaceTags.ts';
import { editSource } from './editSource.ts';

/**
 * The edit of the text of a file that sets the value at a path of keys and indexes, with the objects on the way that are
 * missing, and touches nothing else. `json` is the JSON text of the value. Undefined if something else is in the way, also
 * a variable in the place.
 */
export function writeValue(file: string, text: string, path: readonly string[], json: string): SourceEdit | undefined {
  if (holdsVariable(file, text, path)) return undefined;
  const set = editSource(file, text, { kind: 'set', path, json });
  if (set !== undefined) return set;
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const below = path.slice(depth + 1).reduceRight((inner, key) => `{${JSON.stringify(key)}: ${inner}}`, json);
    const key = path[depth] ?? '';
    const edit = editSource(file, text, { kind: 'add', path: path.slice(0, depth), key, json: below });
    if (edit !== undefined) return edit;
  }
  return undefined;
}

function holdsVariable(file: string, text: string, path: readonly string[]): boolean {
  const found = sourceAt(readSource(text, file).root, path);
  return found !== undefined && hasTag(found);
}
