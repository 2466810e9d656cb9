import { type SourceNode, sourceAt } from '../source/sourceNode.ts';
import { referenceOf, variablesById, variablesInside } from './attachVariables.ts';
import { folderOf, nameOf, pathIn } from './folders.ts';
import type { FoundPart, FoundRow } from './foundPart.ts';
import { isGenericByContent, isGenericById } from './isGeneric.ts';
import { listRows } from './listRows.ts';
import type { Manifest } from './manifest.ts';
import { mapBounded } from './mapBounded.ts';
import type { ProjectFinding, TreeConfiguration } from './projectTree.ts';
import { readBody } from './readBody.ts';
import { idsOf, readHead } from './readHead.ts';
import { readPart } from './readPart.ts';
import type { TreeFiles } from './treeFiles.ts';
import { bodyFiles } from './treeFormat.ts';

/** A configuration with what is missing of it; absent: it is none of generic extractor. */
export interface ReadConfiguration {
  configuration?: TreeConfiguration;
  findings: ProjectFinding[];
}

/** Reads what a tree says about a configuration: names, rows, variables. Its body is read only where that is needed. */
export async function readConfiguration(
  found: FoundPart,
  manifest: Manifest | undefined,
  files: TreeFiles,
): Promise<ReadConfiguration> {
  const { tool, folder, branch } = found;
  const names = await files.list(folder);
  if (!names.includes(bodyFiles[tool])) return { findings: missingParts([found], found) };
  const body = await bodyIfNeeded(found, files);
  const component = found.component ?? componentOf(found, body.head);
  const listed = names.includes('rows') || found.rows.length > 0;
  const { rows, missing } = listed
    ? await listRows(found.rows, pathIn(folder, 'rows'), tool, files)
    : { rows: [], missing: [] };
  if (!isGenericById(component) && !(await hasContent(body.root, rows, found, files))) return { findings: [] };
  const part = await readPart({ ...found, ...idIn(body.head, found) }, tool, files);
  const parts = await mapBounded(rows, (row) => readPart(row, tool, files));
  const user = {
    ...part,
    tool,
    ...(branch !== undefined && { branch }),
    ...(component !== undefined && { component }),
  };
  const reference = referenceOf(body.root);
  const variables = reference
    ? await variablesById(reference, user, manifest, files)
    : await variablesInside(user, manifest, files);
  const configuration = { ...user, rows: parts, ...(variables && { variables }) };
  return { configuration, findings: missingParts(missing, found) };
}

/** The body, unless the component is known and the body is not where the variables are named. */
async function bodyIfNeeded(
  { tool, component, folder }: FoundPart,
  files: TreeFiles,
): Promise<{ root?: SourceNode; head?: SourceNode }> {
  const file = pathIn(folder, bodyFiles[tool]);
  if (tool === 'kbc') {
    const root = isGenericById(component) ? undefined : (await readBody(file, files)).body;
    return { ...(root && { root }) };
  }
  const text = (await files.read(file)) ?? '';
  const head = readHead(text, file);
  const isBodyNeeded = text.includes('variables_id') || !isGenericById(component ?? idsOf(head).component);
  const root = isBodyNeeded ? (await readBody(file, files)).body : undefined;
  return { ...(root && { root }), ...(head && { head }) };
}

async function hasContent(
  root: SourceNode | undefined,
  rows: readonly FoundRow[],
  { tool }: FoundPart,
  files: TreeFiles,
): Promise<boolean> {
  if (isGenericByContent([root])) return true;
  if (sourceAt(root, ['parameters', 'api']) === undefined && sourceAt(root, ['parameters', 'config']) === undefined)
    return false;
  const bodies = await mapBounded(rows, ({ folder }) => readBody(pathIn(folder, bodyFiles[tool]), files));
  return bodies.some(({ body }) => isGenericByContent([root, body]));
}

function idIn(head: SourceNode | undefined, { id }: FoundPart): { id?: string } {
  const own = id ?? idsOf(head).id;
  return own === undefined ? {} : { id: own };
}

/** The component by the file, or by the folders `<type>/<component>/<name>`. */
function componentOf({ folder }: FoundPart, head: SourceNode | undefined): string | undefined {
  const [above, type] = [folderOf(folder), nameOf(folderOf(folderOf(folder)))];
  const isType = ['extractor', 'writer', 'application', 'transformation', 'other'].includes(type);
  return idsOf(head).component ?? (isType ? nameOf(above) : undefined);
}

function missingParts(parts: readonly FoundRow[], { tool }: FoundPart): ProjectFinding[] {
  return parts.flatMap(({ folder, at }): ProjectFinding[] => {
    const file = pathIn(folder, bodyFiles[tool]);
    const message = `The manifest names "${nameOf(folder)}", but "${file}" is missing or cannot be read. Restore it, or pull the project again.`;
    return at === undefined ? [] : [{ code: 'project.missing-file', severity: 'warning', message, place: at }];
  });
}
