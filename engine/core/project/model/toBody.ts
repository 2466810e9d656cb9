import { fieldOf, type SourceField, type SourceNode, type SourceObject } from '../source/sourceNode.ts';

/** Keys of a `_config.yml` that are not in the body of a configuration. */
const ofTheFile: ReadonlySet<string> = new Set(['version', 'name', 'description', 'is_disabled', '_keboola']);
/** Keys that kbagent does not push either, at the top of a `_config.yml`: notes, and the name of a schema. */
const notPushed = /^__|^\$schema$/;
/** The key under which a `_config.yml` has all other keys of the body. */
const extra = '_configuration_extra';
const ofStorage: ReadonlySet<string> = new Set(['input', 'output']);

/** The content of a `_config.yml` as the platform has it: the body of a configuration. The places stay. */
export function toBody(root: SourceNode): SourceNode {
  if (root.kind !== 'object') return root;
  const own = root.fields.filter(({ key: { name } }) => isOfBody(name));
  const further = fieldOf(root, extra)?.value;
  const storage = root.fields.filter(({ key: { name } }) => ofStorage.has(name));
  const joined = storage[0] === undefined ? [] : [storageOf(root, storage[0], storage)];
  return { ...root, fields: [...own, ...joined, ...(further?.kind === 'object' ? further.fields : [])] };
}

function isOfBody(name: string): boolean {
  return !ofTheFile.has(name) && !notPushed.test(name) && name !== extra && !ofStorage.has(name);
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
