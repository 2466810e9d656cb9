import { UserError } from '../../errors.ts';
import { pathIn } from '../../project/model/folders.ts';
import { manifestPath } from '../../project/model/treeFormat.ts';
import { textAt } from '../../project/source/inSource.ts';
import { layOutSource } from '../../project/source/layOutSource.ts';
import { readJsonSource } from '../../project/source/readJsonSource.ts';
import { fieldOf, type SourceField, type SourceNode, type SourceObject } from '../../project/source/sourceNode.ts';
import { lineBreakOf } from '../../project/source/textLines.ts';
import { fieldWith, objectOf, scalarOf, scalarWith, withFields } from '../bodies/bodySource.ts';
import type { ConfigurationPlace } from '../remoteConfiguration.ts';
import type { LayoutChanges, WrittenConfiguration } from './layout.ts';

/** A configuration that was written, with the configuration whose variables it has. */
export interface WrittenEntry {
  written: WrittenConfiguration;
  user?: WrittenConfiguration;
}

/** The rules for entries, in which the manifests of tools differ. */
export interface ManifestForm {
  /** An entry for a configuration. Takes the one that is there. */
  entry(before: SourceObject | undefined, written: WrittenEntry, branchFolder: string): SourceObject;
  /** Whether an entry that was not written goes because of the others that were. */
  isDropped(entry: SourceObject, written: readonly WrittenEntry[]): boolean;
  /** Whether an entry comes before a new one; the new one comes before the first that does not. */
  precedes(entry: SourceObject, fresh: SourceObject, manifest: SourceNode): boolean;
}

/** The text of a manifest after changes. Throws a UserError if it cannot be read. */
export function renewManifest(text: string, changes: LayoutChanges, form: ManifestForm): string {
  const root = readJsonSource(text, '');
  const list = fieldOf(root, 'configurations')?.value;
  if (root?.kind !== 'object' || list?.kind !== 'list') throw unreadable();
  const all = changes.written.flatMap((written): WrittenEntry[] => [
    { written },
    ...(written.variables ? [{ written: written.variables, user: written }] : []),
  ]);
  const items = list.items.filter((item) => item.kind === 'object').filter((item) => !isRemoved(item, changes.removed));
  const kept = items.filter(
    (item) => all.some(({ written }) => isOf(item, written.remote)) || !form.isDropped(item, all),
  );
  for (const each of all) put(kept, each, root, form);
  const configurations = fieldWith('configurations', { ...list, items: kept });
  const wanted = withFields(root, [configurations]);
  const unit = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  const end = text.slice(text.trimEnd().length);
  return layOutSource(wanted, { lineBreak: lineBreakOf(text) ?? '\n', unit }, '') + end;
}

function put(entries: SourceObject[], each: WrittenEntry, root: SourceNode, form: ManifestForm): void {
  const { remote } = each.written;
  const folder = branchFolderOf(root, remote.branch);
  const at = entries.findIndex((entry) => isOf(entry, remote));
  const entry = form.entry(entries[at], each, folder);
  if (at >= 0) {
    entries[at] = entry;
    return;
  }
  const next = entries.findIndex((other) => !form.precedes(other, entry, root));
  entries.splice(next < 0 ? entries.length : next, 0, entry);
}

function branchFolderOf(root: SourceNode, branch: string): string {
  const list = fieldOf(root, 'branches')?.value;
  const items = list?.kind === 'list' ? list.items : [];
  return (
    textAt(
      items.find((item) => textAt(item, 'id') === branch),
      'path',
    ) ?? ''
  );
}

function isRemoved(entry: SourceObject, removed: readonly ConfigurationPlace[]): boolean {
  return removed.some((place) => isOf(entry, place));
}

/** Whether an entry is that of a configuration. */
export function isOf(entry: SourceNode, { branch, component, id }: ConfigurationPlace): boolean {
  return (
    textAt(entry, 'branchId') === branch && textAt(entry, 'componentId') === component && textAt(entry, 'id') === id
  );
}

/** The entry of a configuration or a row with its ids and its path; other fields stay. */
export function entryWith(before: SourceObject | undefined, fields: readonly SourceField[]): SourceObject {
  return withFields(before ?? objectOf([]), fields);
}

/** The fields that name a configuration. */
export function idFields({ branch, component, id }: ConfigurationPlace): SourceField[] {
  return [
    fieldWith('branchId', /^\d+$/.test(branch) ? scalarWith(branch) : scalarOf(branch)),
    fieldWith('componentId', scalarOf(component)),
    fieldWith('id', scalarOf(id)),
  ];
}

/** The path of a folder from another one. */
export function pathFrom(folder: string, path: string): string {
  return folder !== '' && path.startsWith(pathIn(folder, '')) ? path.slice(folder.length + 1) : path;
}

function unreadable(): UserError {
  const message = `"${manifestPath}" is missing or cannot be read, so it cannot be renewed. Restore or correct it, and pull again.`;
  return new UserError('platform.manifest', message);
}
