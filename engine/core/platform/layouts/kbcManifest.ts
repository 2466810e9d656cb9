import { variablesComponent } from '../../project/model/treeFormat.ts';
import { itemsOf, textAt } from '../../project/source/inSource.ts';
import { fieldOf, type SourceNode, type SourceObject } from '../../project/source/sourceNode.ts';
import { fieldWith, listOf, objectOf, scalarOf } from '../bodies/bodySource.ts';
import { entryWith, idFields, type ManifestForm, pathFrom, type WrittenEntry } from './manifestText.ts';

/** The manifest of kbc, which says whose variables are whose. */
export const kbcManifest: ManifestForm = { entry, isDropped, precedes };

function entry(before: SourceObject | undefined, { written, user }: WrittenEntry, branchFolder: string): SourceObject {
  const { remote, path } = written;
  const place = [...idFields(remote), fieldWith('path', scalarOf(pathFrom(user?.path ?? branchFolder, path)))];
  const relation = user && [
    fieldWith('componentId', scalarOf(user.remote.component)),
    fieldWith('configId', scalarOf(user.remote.id)),
    fieldWith('type', scalarOf('variablesFor')),
  ];
  const relations = relation ? [fieldWith('relations', listOf([objectOf(relation)]))] : [];
  return entryWith(before, [...place, ...relations, fieldWith('rows', rowsOf(before, written))]);
}

/** The rows in the order of the manifest, which is that of their ids; new ones come last. Those that kbc leaves out stay. */
function rowsOf(
  before: SourceObject | undefined,
  { rows, defaultValues, leavesOut }: WrittenEntry['written'],
): SourceNode {
  const old = itemsOf(fieldOf(before, 'rows')?.value).filter((row) => row.kind === 'object');
  const known = old.flatMap((row) => {
    const found = rows.find(({ id }) => id === textAt(row, 'id'));
    if (found !== undefined) return [rowEntry(row, found, defaultValues)];
    return leavesOut?.(textAt(row, 'id') ?? '') ? [row] : [];
  });
  const fresh = rows.filter(({ id }) => !old.some((row) => textAt(row, 'id') === id));
  const sorted = fresh.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return listOf([...known, ...sorted.map((row) => rowEntry(undefined, row, defaultValues))]);
}

function rowEntry(
  before: SourceObject | undefined,
  { id, path }: { id: string; path: string },
  defaultValues: string | undefined,
): SourceObject {
  const whole = entryWith(before, [fieldWith('id', scalarOf(id)), fieldWith('path', scalarOf(path))]);
  const bare = objectOf(whole.fields.filter(({ key }) => key.name !== 'relations'));
  if (id !== defaultValues) return bare;
  return entryWith(bare, [
    fieldWith('relations', listOf([objectOf([fieldWith('type', scalarOf('variablesValuesFor'))])])),
  ]);
}

/** Variables that are for a configuration which now has others, or none. */
function isDropped(entry: SourceObject, written: readonly WrittenEntry[]): boolean {
  if (textAt(entry, 'componentId') !== variablesComponent) return false;
  const relations = itemsOf(fieldOf(entry, 'relations')?.value);
  return relations.some((relation) =>
    written.some(
      ({ written: { remote } }) =>
        textAt(relation, 'type') === 'variablesFor' &&
        textAt(relation, 'componentId') === remote.component &&
        textAt(relation, 'configId') === remote.id &&
        textAt(entry, 'branchId') === remote.branch,
    ),
  );
}

function precedes(entry: SourceObject, fresh: SourceObject, manifest: SourceNode): boolean {
  const keys = textAt(manifest, 'sortBy') === 'path' ? ['branchId', 'path'] : ['branchId', 'componentId', 'id'];
  for (const key of keys) {
    const [a, b] = [textAt(entry, key) ?? '', textAt(fresh, key) ?? ''];
    if (a !== b) return a < b;
  }
  return true;
}
