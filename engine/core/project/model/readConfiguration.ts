import { fieldOf, type SourceNode, sourceAt } from '../source/sourceNode.ts';
import { referenceOf, variablesById, variablesInside } from './attachVariables.ts';
import type { VariablesUse } from './checkVariablesUse.ts';
import { type ClaimedId, findCopiedFrom, findCopiedRows, ownIdOf } from './findCopied.ts';
import { folderOf, nameOf, pathIn } from './folders.ts';
import type { FoundPart, FoundRow } from './foundPart.ts';
import { isGenericByContent, isGenericById, mayBeGeneric } from './isGeneric.ts';
import { listRows } from './listRows.ts';
import type { Manifest } from './manifest.ts';
import { mapBounded } from './mapBounded.ts';
import type { ProjectFinding, TreeConfiguration } from './projectTree.ts';
import { readBody } from './readBody.ts';
import { idsOf, readHead } from './readHead.ts';
import { readOnce } from './readOnce.ts';
import { readPart } from './readPart.ts';
import { readParts } from './readParts.ts';
import { toBody } from './toBody.ts';
import type { TreeFiles } from './treeFiles.ts';
import { bodyFiles } from './treeFormat.ts';

/** A configuration of a tree with what is wrong around it. */
export interface ReadConfiguration {
  /** Absent: it is none of generic extractor, or its file is missing. */
  configuration?: TreeConfiguration;
  /** Also of other components. */
  use?: VariablesUse;
  /** The id that its file has, where the manifest does not name it. */
  claim?: ClaimedId;
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
  const { original, ...known } = withIds(found, head, manifest);
  const used = head === undefined ? body : toBody(head);
  const use = useOf(known, used);
  const { rows, missing } = await rowsOf(known, names, manifest, files);
  if (isOfIgnoredComponent(known, manifest)) return { findings: [], ...(use && { use }) };
  if (!isGenericById(known.component) && !(await hasContent(body, rows, known, files)))
    return { findings: [], ...(use && { use }) };
  const { id, ...part } = await readPart(known, tool, files);
  const { branch, component } = known;
  const user = {
    ...part,
    // A folder that was moved is no copy: the one that the manifest names is not there any more.
    ...(id !== undefined && !(original && (await hasBody(original, files))) && { id }),
    tool,
    ...(branch !== undefined && { branch }),
    ...(component !== undefined && { component }),
  };
  const reference = referenceOf(used);
  const variables = reference
    ? await variablesById(reference, user, manifest, files)
    : await variablesInside(user, manifest, files);
  const parts = await readParts(rows, tool, files);
  const configuration = { ...user, rows: parts, ...(variables && { variables }) };
  const own = ownIdOf(head, 'config_id');
  const copied = [...findCopiedFrom(original, own), ...(await findCopiedRows(parts, files))];
  const isClaimed = found.at === undefined && original === undefined && branch !== undefined && own !== undefined;
  const claim = isClaimed && { ...own, folder, scope: `${branch} ${component}` };
  const findings = [...missingParts(missing, known), ...copied];
  return { configuration, findings, ...(use && { use }), ...(claim && { claim }) };
}

async function hasBody({ folder, tool }: FoundPart, files: TreeFiles): Promise<boolean> {
  return (await files.list(folder)).includes(bodyFiles[tool]);
}

/** The head of the file, where the variables are named, and the body where the component is not known. */
async function readNeeded(
  { tool, component, folder }: FoundPart,
  files: TreeFiles,
): Promise<{ body?: SourceNode; head?: SourceNode }> {
  const file = pathIn(folder, bodyFiles[tool]);
  if (tool === 'kbc') return isGenericById(component) ? {} : await bodyIfAny(file, files);
  const head = readHead((await files.read(file)) ?? '', file);
  const isKnown = isGenericById(component ?? idsOf(head).component);
  return { ...(head && { head }), ...(isKnown ? {} : await bodyIfAny(file, files)) };
}

/** The body of a file in which one of the two keys is that generic extractor has; others are not parsed. */
async function bodyIfAny(file: string, files: TreeFiles): Promise<{ body?: SourceNode }> {
  const { body } = mayBeGeneric((await files.read(file)) ?? '') ? await readBody(file, files) : {};
  return body === undefined ? {} : { body };
}

async function rowsOf(
  { rows, folder, tool }: FoundPart,
  names: readonly string[],
  manifest: Manifest | undefined,
  files: TreeFiles,
): Promise<Awaited<ReturnType<typeof listRows>>> {
  if (rows.length === 0 && !names.includes('rows')) return { rows: [], missing: [] };
  return await listRows({ rows, folder: pathIn(folder, 'rows'), tool }, manifest, files);
}

/** Whether kbagent leaves all configurations of its component out. */
function isOfIgnoredComponent({ tool, component }: FoundPart, manifest: Manifest | undefined): boolean {
  return tool === 'kbagent' && component !== undefined && (manifest?.ignoredComponents.has(component) ?? false);
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

/** A folder that was copied from one that the manifest names, together with its id, is a new configuration. */
interface KnownPart extends FoundPart {
  original?: FoundPart;
}

/** Adds the ids that the file and its folders have where the manifest has none. */
function withIds(found: FoundPart, head: SourceNode | undefined, manifest: Manifest | undefined): KnownPart {
  const { folder, tool } = found;
  const own = idsOf(head);
  const branch = manifest?.branches.find((each) => folder.startsWith(`${each.folder}/`))?.id;
  const component = own.component ?? componentOf(folder);
  const isNew = found.at === undefined && own.id !== undefined && branch !== undefined && component !== undefined;
  const original = isNew ? manifest?.index.find(branch, component, own.id ?? '') : undefined;
  return {
    ...(own.id !== undefined && original === undefined && { id: own.id }),
    ...(branch !== undefined && { branch }),
    ...(component !== undefined && { component }),
    ...found,
    ...(original && { original: { ...original, tool } }),
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

function missingParts(parts: readonly FoundRow[], { tool }: FoundPart): ProjectFinding[] {
  return parts.flatMap(({ folder, at }): ProjectFinding[] => {
    const message = `"${nameOf(folder)}" has no "${bodyFiles[tool]}", or it cannot be read. Restore it, or pull the project again.`;
    return at === undefined ? [] : [{ code: 'project.missing-file', severity: 'warning', message, place: at }];
  });
}
