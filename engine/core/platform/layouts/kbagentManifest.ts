import { pathIn } from '../../project/model/folders.ts';
import { itemsOf, textAt } from '../../project/source/inSource.ts';
import { fieldOf, type SourceField, type SourceNode, type SourceObject } from '../../project/source/sourceNode.ts';
import { fieldWith, listOf, objectOf, scalarOf, withFields } from '../bodies/bodySource.ts';
import { fileHash } from '../bodies/fileHash.ts';
import { configHash, rowHash } from './kbagentHashes.ts';
import type { WrittenConfiguration } from './layout.ts';
import { entryWith, idFields, type ManifestForm, pathFrom, type WrittenEntry } from './manifestText.ts';

/** The manifest of kbagent, which has hashes of the files and of what was pulled. */
export const kbagentManifest: ManifestForm = { entry, isDropped: () => false, precedes: () => true };

function entry(before: SourceObject | undefined, { written }: WrittenEntry, branchFolder: string): SourceObject {
  const { remote, path } = written;
  const extra = descriptionHash(written);
  return entryWith(before, [
    ...idFields(remote),
    fieldWith('path', scalarOf(pathFrom(branchFolder, path))),
    metadataOf(before, [
      ...fileHashOf(written, path),
      fieldWith('pull_config_hash', scalarOf(configHash(remote))),
      fieldWith('pull_extra_hashes', objectOf(extra)),
      fieldWith('config_hash_version', scalarOf(2)),
    ]),
    fieldWith('rows', rowsOf(before, written)),
  ]);
}

function rowsOf(before: SourceObject | undefined, written: WrittenConfiguration): SourceNode {
  const { remote, rows, path } = written;
  const old = itemsOf(fieldOf(before, 'rows')?.value).filter((row) => row.kind === 'object');
  const items = remote.rows.map((row) => {
    const known = old.find((each) => textAt(each, 'id') === row.id);
    const rowPath = rows.find(({ id }) => id === row.id)?.path ?? '';
    const hash = fieldWith('pull_config_hash', scalarOf(rowHash(row, remote.component)));
    return entryWith(known, [
      fieldWith('id', scalarOf(row.id)),
      fieldWith('path', scalarOf(rowPath)),
      metadataOf(known, [...fileHashOf(written, pathIn(path, rowPath)), hash]),
    ]);
  });
  return listOf(items);
}

/** Other keys of it stay, such as the folder of the web application. */
function metadataOf(before: SourceObject | undefined, fields: readonly SourceField[]): SourceField {
  const old = fieldOf(before, 'metadata')?.value;
  return fieldWith('metadata', withFields(old?.kind === 'object' ? old : objectOf([]), fields));
}

function fileHashOf({ files }: WrittenConfiguration, folder: string): SourceField[] {
  const text = files.get(pathIn(folder, '_config.yml'));
  return text === undefined ? [] : [fieldWith('pull_hash', scalarOf(fileHash(text)))];
}

function descriptionHash({ files, path }: WrittenConfiguration): SourceField[] {
  const text = files.get(pathIn(path, '_description.md'));
  return text === undefined ? [] : [fieldWith('_description.md', scalarOf(fileHash(text)))];
}
