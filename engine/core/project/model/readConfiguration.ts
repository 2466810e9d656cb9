import { fieldOf, type SourceNode, sourceAt } from '../source/sourceNode.ts';
import { referenceOf, variablesById, variablesInside } from './attachVariables.ts';
import type { VariablesUse } from './checkVariablesUse.ts';
import { folderOf, nameOf, pathIn } from './folders.ts';
import type { FoundPart, FoundRow } from './foundPart.ts';
import { isGenericByContent, isGenericById } from './isGeneric.ts';
import { listRows } from './listRows.ts';
import type { Manifest } from './manifest.ts';
import { mapBounded } from './mapBounded.ts';
import type { ProjectFinding, TreeConfiguration } from './projectTree.ts';
import { readBody } from './readBody.ts';
import { idsOf, readHead } from './readHead.ts';
import { readOnce } from './readOnce.ts';
import { readPart } from './readPart.ts';
import type { TreeFiles } from './treeFiles.ts';
import { bodyFiles } from './treeFormat.ts';

/** A configuration of a tree with what is wrong around it. */
export interface ReadConfiguration {
  /** Absent: it is none of generic extractor, or its file is missing. */
  configuration?: TreeConfiguration;
  /** Also of other components. */
  use?: VariablesUse;
  findings: ProjectFinding[];
}

/** Reads what a tree says about a configuration: names, rows, variables. Its body is read only where that is needed. */
export async function readConfiguration(
  found: FoundPart,
  manifest: Manifest | undefined,
  given: TreeFiles,
): Promise<ReadConfiguration> {
  const files = readOnce(given);
  const { tool, folder } = found;
  const names = await files.list(folder);
  if (!names.includes(bodyFiles[tool])) return { findings: missingParts([found], found) };
  const { body, head } = await readNeeded(found, files);
  const known = withIds(found, head, manifest);
  const use = useOf(known, body);
  const { rows, missing } = await rowsOf(known, names, files);
  if (!isGenericById(known.component) && !(await hasContent(body, rows, known, files)))
    return { findings: [], ...(use && { use }) };
  const part = await readPart(known, tool, files);
  const { branch, component } = known;
  const user = {
    ...part,
    tool,
    ...(branch !== undefined && { branch }),
    ...(component !== undefined && { component }),
  };
  const reference = referenceOf(body);
  const variables = reference
    ? await variablesById(reference, user, manifest, files)
    : await variablesInside(user, manifest, files);
  const parts = await mapBounded(rows, (row) => readPart(row, tool, files));
  const configuration = { ...user, rows: parts, ...(variables && { variables }) };
  const findings = [...missingParts(missing, known), ...findCopied(known, head, manifest)];
  return { configuration, findings, ...(use && { use }) };
}

/** The body, unless the component is known and variables are not named in it. */
async function readNeeded(
  { tool, component, folder }: FoundPart,
  files: TreeFiles,
): Promise<{ body?: SourceNode; head?: SourceNode }> {
  const file = pathIn(folder, bodyFiles[tool]);
  if (tool === 'kbc') return isGenericById(component) ? {} : await readBody(file, files);
  const text = (await files.read(file)) ?? '';
  const head = readHead(text, file);
  const isNeeded = text.includes('variables_id') || !isGenericById(component ?? idsOf(head).component);
  return { ...(isNeeded && (await readBody(file, files))), ...(head && { head }) };
}

async function rowsOf(
  { rows, folder, tool }: FoundPart,
  names: readonly string[],
  files: TreeFiles,
): Promise<Awaited<ReturnType<typeof listRows>>> {
  if (rows.length === 0 && !names.includes('rows')) return { rows: [], missing: [] };
  return await listRows(rows, pathIn(folder, 'rows'), tool, files);
}

async function hasContent(
  body: SourceNode | undefined,
  rows: readonly FoundRow[],
  { tool }: FoundPart,
  files: TreeFiles,
): Promise<boolean> {
  if (isGenericByContent([body])) return true;
  const isHalf = ['api', 'config'].some((key) => sourceAt(body, ['parameters', key]) !== undefined);
  if (!isHalf) return false;
  const bodies = await mapBounded(rows, ({ folder }) => readBody(pathIn(folder, bodyFiles[tool]), files));
  return bodies.some((row) => isGenericByContent([body, row.body]));
}

/** Adds the ids that the file and its folders have where the manifest has none. */
function withIds(found: FoundPart, head: SourceNode | undefined, manifest: Manifest | undefined): FoundPart {
  const { folder } = found;
  const own = idsOf(head);
  const branch = manifest?.branches.find((each) => folder.startsWith(`${each.folder}/`))?.id;
  const component = own.component ?? componentOf(folder);
  return {
    ...(own.id !== undefined && { id: own.id }),
    ...(branch !== undefined && { branch }),
    ...(component !== undefined && { component }),
    ...found,
  };
}

/** The component by the folders `<type>/<component>/<name>`. */
function componentOf(folder: string): string | undefined {
  const above = folderOf(folder);
  const isType = ['extractor', 'writer', 'application', 'transformation', 'other'].includes(nameOf(folderOf(above)));
  return isType ? nameOf(above) : undefined;
}

function useOf({ branch, folder }: FoundPart, body: SourceNode | undefined): VariablesUse | undefined {
  const [id, at] = [referenceOf(body)?.id, fieldOf(body, 'variables_id')?.value?.at];
  if (id === undefined || at === undefined) return undefined;
  return { id, by: nameOf(folder), at, ...(branch !== undefined && { branch }) };
}

/** Finds a copy of a folder that still has the id of the original. */
function findCopied(
  { id, folder, at, branch, component }: FoundPart,
  head: SourceNode | undefined,
  manifest: Manifest | undefined,
): ProjectFinding[] {
  const place = fieldOf(fieldOf(head, '_keboola')?.value, 'config_id')?.value?.at;
  if (at !== undefined || place === undefined || !branch || !component || !id) return [];
  const original = manifest?.index.find(branch, component, id);
  if (original === undefined || original.folder === folder) return [];
  const message = `This configuration has the id "${id}" of "${nameOf(original.folder)}". Delete "_keboola" here, so that it becomes a new one.`;
  return [{ code: 'project.repeated', severity: 'error', message, place }];
}

function missingParts(parts: readonly FoundRow[], { tool }: FoundPart): ProjectFinding[] {
  return parts.flatMap(({ folder, at }): ProjectFinding[] => {
    const message = `"${nameOf(folder)}" has no "${bodyFiles[tool]}", or it cannot be read. Restore it, or pull the project again.`;
    return at === undefined ? [] : [{ code: 'project.missing-file', severity: 'warning', message, place: at }];
  });
}
