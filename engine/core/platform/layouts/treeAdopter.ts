import { folderOf, pathIn } from '../../project/model/folders.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import type { LocalConfiguration, LocalPart } from '../localConfiguration.ts';
import type { RemoteConfiguration, RemotePart } from '../remoteConfiguration.ts';
import type { FileTexts, PushedConfiguration, WrittenConfiguration } from './layout.ts';
import { filesOfPart } from './partFiles.ts';
import type { PartForm } from './partForm.ts';

/** The files of a configuration that was pushed: as they are, but for the ids that the tool keeps in them. */
export async function adoptTree(
  { local, remote }: Pick<PushedConfiguration, 'local' | 'remote'>,
  form: PartForm,
  files: TreeFiles,
): Promise<WrittenConfiguration> {
  const written = await adopt(local, remote.configuration, form, files);
  if (local.variables === undefined || remote.variables === undefined) return written;
  return { ...written, variables: await adopt(local.variables, remote.variables, form, files) };
}

async function adopt(
  local: LocalConfiguration,
  remote: RemoteConfiguration,
  form: PartForm,
  files: TreeFiles,
): Promise<WrittenConfiguration> {
  const path = folderOf(local.file);
  const rows = matchRows(local.rows, remote.rows);
  const all = new Map(await adoptPart(path, { id: remote.id, component: remote.component, isRow: false }, form, files));
  for (const [row, { id }] of rows) {
    const ids = { id, component: remote.component, isRow: true };
    for (const [name, text] of await adoptPart(folderOf(row.file), ids, form, files)) all.set(name, text);
  }
  const values = rows.find(([row]) => row.file === local.defaultValues?.file)?.[1].id;
  return {
    remote,
    path,
    files: all,
    obsolete: [],
    rows: rows.map(([row, { id }]) => ({ id, path: folderOf(row.file).slice(path.length + 1) })),
    ...(values !== undefined && { defaultValues: values }),
    ...(local.leavesOut && { leavesOut: local.leavesOut }),
    findings: [],
  };
}

async function adoptPart(
  folder: string,
  ids: { id: string; component: string; isRow: boolean },
  form: PartForm,
  files: TreeFiles,
): Promise<FileTexts> {
  const texts = form.adopt(ids, folder, await filesOfPart(folder, form, files));
  return new Map([...texts].map(([name, text]) => [pathIn(folder, name), text]));
}

/** The rows with what the project has: by their ids, and the new ones in their order. */
function matchRows(local: readonly LocalPart[], remote: readonly RemotePart[]): [LocalPart, RemotePart][] {
  const known = new Set(local.flatMap(({ id }) => id ?? []));
  const fresh = remote.filter(({ id }) => !known.has(id)).values();
  return local.flatMap((row): [LocalPart, RemotePart][] => {
    const found = row.id === undefined ? fresh.next().value : remote.find(({ id }) => id === row.id);
    return found === undefined ? [] : [[row, found]];
  });
}
