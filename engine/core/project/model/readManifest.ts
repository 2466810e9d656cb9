import { findSyntaxError } from '../../json/findSyntaxError.ts';
import { itemsOf, scalarText, textAt } from '../source/inSource.ts';
import { placeOfFault } from '../source/placeOfFault.ts';
import { readJsonSource } from '../source/readJsonSource.ts';
import { fieldOf, type SourceNode, sourceAt } from '../source/sourceNode.ts';
import { findRepeated } from './findRepeated.ts';
import { folderOf, pathIn } from './folders.ts';
import { readIgnorePatterns } from './ignorePatterns.ts';
import type { Manifest } from './manifest.ts';
import type { ManifestEntry, ManifestRow } from './manifestEntry.ts';
import { ManifestIndex } from './manifestIndex.ts';
import type { ProjectFinding, TreeTool } from './projectTree.ts';

/** The version from which a manifest is one of kbagent; kbc reads none of them. */
const firstOfKbagent = 3;

/** Reads the text of a manifest, with the patterns beside it. A broken one has no entries, and says so in its findings. */
export function readManifest(text: string, file: string, patterns = ''): Manifest {
  const source = readJsonSource(text, file);
  const root = folderOf(folderOf(file));
  const branches = itemsOf(sourceAt(source, ['branches'])).flatMap((branch) => {
    const [id, path] = [textAt(branch, 'id'), pathOf(branch)];
    return id === undefined || path === undefined ? [] : [{ id, folder: pathIn(root, path) }];
  });
  const folders = new Map(branches.map(({ id, folder }) => [id, folder]));
  const entries = readEntries(itemsOf(sourceAt(source, ['configurations'])), folders);
  const tool = toolOf(source, text);
  return {
    tool,
    file,
    root,
    projectId: textAt(sourceAt(source, ['project']), 'id') ?? '',
    host: textAt(sourceAt(source, ['project']), 'apiHost') ?? '',
    branches,
    entries,
    index: new ManifestIndex(entries),
    isLeftOut: readIgnorePatterns(patterns),
    ignoredComponents: new Set(itemsOf(sourceAt(source, ['ignoredComponents'])).flatMap((id) => scalarText(id) ?? [])),
    findings: [...faultsOf(source, text, file), ...findRepeated(entries, tool), ...findShared(source)],
  };
}

function toolOf(source: SourceNode | undefined, text: string): TreeTool {
  const version = textAt(source, 'version') ?? /"version"\s{0,9}:\s{0,9}(\d+)/.exec(text)?.[1];
  return Number(version) >= firstOfKbagent ? 'kbagent' : 'kbc';
}

function readEntries(nodes: readonly SourceNode[], branches: ReadonlyMap<string, string>): ManifestEntry[] {
  const entries = nodes.flatMap((node) => readEntry(node, branches));
  const index = new ManifestIndex(entries);
  return entries.map((entry) => {
    const { branch, variablesFor } = entry;
    const user = variablesFor && index.find(branch, variablesFor.component, variablesFor.id);
    return user === undefined || user === entry ? entry : movedInto(user.folder, entry, branches.get(branch) ?? '');
  });
}

/** Variables are in the folder of the configuration that they are for. */
function movedInto(folder: string, entry: ManifestEntry, branch: string): ManifestEntry {
  const moved = <Row extends ManifestRow>(row: Row): Row => ({
    ...row,
    folder: pathIn(folder, row.folder.slice(branch === '' ? 0 : branch.length + 1)),
  });
  return { ...moved(entry), rows: entry.rows.map(moved) };
}

function readEntry(node: SourceNode, branches: ReadonlyMap<string, string>): ManifestEntry[] {
  const [branch, component] = [textAt(node, 'branchId'), textAt(node, 'componentId')];
  const inside = branches.get(branch ?? '');
  if (branch === undefined || component === undefined || inside === undefined) return [];
  return readRow(node, inside).map((entry) => {
    const rows = itemsOf(fieldOf(node, 'rows')?.value).flatMap((row) => readRow(row, entry.folder));
    const [relation] = relationsOf(node, 'variablesFor');
    const [user, id] = [textAt(relation, 'componentId'), textAt(relation, 'configId')];
    const isFor = user !== undefined && id !== undefined;
    return { ...entry, branch, component, rows, ...(isFor && { variablesFor: { component: user, id } }) };
  });
}

function readRow(node: SourceNode, inside: string): ManifestRow[] {
  const [id, path] = [textAt(node, 'id'), pathOf(node)];
  if (id === undefined || path === undefined) return [];
  const isDefault = relationsOf(node, 'variablesValuesFor').length > 0;
  return [{ id, folder: pathIn(inside, path), at: fieldOf(node, 'path')?.value?.at ?? node.at, isDefault }];
}

/** A path that stays in its folder. On Windows kbagent once wrote `\`. */
function pathOf(node: SourceNode): string | undefined {
  const path = textAt(node, 'path')?.replaceAll('\\', '/');
  return path === undefined || path.split('/').some((name) => name === '' || name === '..') ? undefined : path;
}

function relationsOf(node: SourceNode, type: string): SourceNode[] {
  return itemsOf(fieldOf(node, 'relations')?.value).filter((relation) => textAt(relation, 'type') === type);
}

/** Finds variables of kbc that several configurations share: it pulls none of them. */
function findShared(source: SourceNode | undefined): ProjectFinding[] {
  return itemsOf(sourceAt(source, ['configurations'])).flatMap((node): ProjectFinding[] => {
    const [, second] = relationsOf(node, 'variablesFor');
    const message = `The variables "${textAt(node, 'id')}" are for two configurations. kbc does not pull such variables, and detaches them when it pushes: give each configuration its own.`;
    const code = 'project.shared-variables';
    return second === undefined ? [] : [{ code, severity: 'warning', message, place: second.at }];
  });
}

function faultsOf(source: SourceNode | undefined, text: string, file: string): ProjectFinding[] {
  const fault = source === undefined ? syntaxFault(text) : shapeFault(source);
  if (fault === undefined) return [];
  const place = placeOfFault(file, text, fault.at);
  const message = `The manifest of the tree cannot be read: ${fault.reason}. Pull the project again, or correct the file.`;
  return [{ code: 'project.manifest', severity: 'error', message, place }];
}

function syntaxFault(text: string): { at: number; reason: string } | undefined {
  const error = findSyntaxError(text);
  return error && { at: error.offset, reason: error.reason };
}

function shapeFault(source: SourceNode): { at: number; reason: string } | undefined {
  const missing = ['branches', 'configurations'].find((key) => fieldOf(source, key)?.value?.kind !== 'list');
  return missing === undefined ? undefined : { at: source.at.start, reason: `the list "${missing}" is missing` };
}
