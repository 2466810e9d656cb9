import { textAt } from '../source/inSource.ts';
import { fieldOf, type SourceField, type SourceNode, type SourceObject } from '../source/sourceNode.ts';

/** Keys of a `_config.yml` that are not in the body of a configuration. */
const ofTheFile: ReadonlySet<string> = new Set(['version', 'name', 'description', 'is_disabled', '_keboola']);
/** Keys at the top of a `_config.yml` that are at the top of the body, too. */
export const ofTheBody: ReadonlySet<string> = new Set(['parameters', 'processors']);
const ofStorage: ReadonlySet<string> = new Set(['input', 'output']);
/** The key under which a `_config.yml` has all other keys of the body. */
const extra = '_configuration_extra';
/** Components whose rows have them at the top of their `_config.yml`. */
const hoisting: ReadonlySet<string | undefined> = new Set(['keboola.variables', 'keboola.shared-code']);

/**
 * The content of a `_config.yml` as kbagent pushes it: the body of a configuration. The places stay. `isOfValues`: it is of
 * a set of values, whatever ids it has.
 */
export function toBody(root: SourceNode, isOfValues = false): SourceNode {
  if (root.kind !== 'object') return root;
  const isHoisted = isOfValues || isHoistedRow(root);
  const own = root.fields.filter(({ key: { name } }) => ofTheBody.has(name) || (isHoisted && isOther(name)));
  const storage = root.fields.filter(({ key: { name } }) => ofStorage.has(name));
  const joined = storage[0] === undefined ? [] : [storageOf(root, storage[0], storage)];
  const known = new Set([...own, ...joined].map(({ key: { name } }) => name));
  const further = fieldOf(root, extra)?.value;
  const added = further?.kind === 'object' ? further.fields.filter(({ key: { name } }) => !known.has(name)) : [];
  return { ...root, fields: [...own, ...joined, ...added] };
}

/** The fields at the top of a `_config.yml` that kbagent leaves out of a push, without a word. */
export function notPushed(root: SourceNode, isOfValues = false): SourceField[] {
  if (root.kind !== 'object' || isOfValues || isHoistedRow(root)) return [];
  return root.fields.filter(({ key: { name } }) => isOther(name));
}

function isOther(name: string): boolean {
  return !ofTheFile.has(name) && !ofTheBody.has(name) && !ofStorage.has(name) && name !== extra;
}

function isHoistedRow(root: SourceNode): boolean {
  const ids = fieldOf(root, '_keboola')?.value;
  return textAt(ids, 'row_id') !== undefined && hoisting.has(textAt(ids, 'component_id'));
}

/** The key `storage`, which is nowhere in the file: its place is that of its first part. */
function storageOf({ at }: SourceObject, first: SourceField, fields: SourceField[]): SourceField {
  const value: SourceObject = {
    kind: 'object',
    at: { ...at, start: first.key.at.start, end: first.key.at.end },
    fields,
  };
  return { key: { name: 'storage', json: '"storage"', at: first.key.at }, value };
}
