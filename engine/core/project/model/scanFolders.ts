import { nameOf, pathIn } from './folders.ts';
import type { FoundPart } from './foundPart.ts';
import { withoutIgnored } from './isIgnored.ts';
import type { Manifest } from './manifest.ts';
import { mapBounded } from './mapBounded.ts';
import type { ProjectFinding } from './projectTree.ts';
import type { TreeFiles } from './treeFiles.ts';
import { bodyFiles, variablesComponent } from './treeFormat.ts';

/** Trees are flatter: a branch, a type, a component, a configuration, and some folders around all of it. */
const maxDepth = 12;
const maxFolders = 50_000;

export interface Scan {
  parts: FoundPart[];
  findings: ProjectFinding[];
}

/** The configurations in a folder by their files, except those in known folders, in ignored ones and in other trees. */
export async function scanFolders(
  root: string,
  known: ReadonlySet<string>,
  files: TreeFiles,
  manifest?: Manifest,
): Promise<Scan> {
  const parts: FoundPart[] = [];
  let level = [root];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (depth > maxDepth || count > maxFolders) return { parts, findings: [tooDeep(level[0] ?? root)] };
    const read = await mapBounded(level, (folder) => readFolder(folder, root, known, files));
    parts.push(...read.flatMap(({ part }) => part ?? []));
    const below = read.flatMap((each) => each.below).map((each) => ({ folder: each }));
    level = (await withoutIgnored(below, manifest, files)).map((each) => each.folder);
  }
  return { parts, findings: [] };
}

async function readFolder(
  folder: string,
  root: string,
  known: ReadonlySet<string>,
  files: TreeFiles,
): Promise<{ part?: FoundPart; below: string[] }> {
  const names = await files.list(folder);
  if (folder !== root && names.includes('.keboola')) return { below: [] };
  if (names.includes(bodyFiles.kbagent)) return { part: { tool: 'kbagent', folder, rows: [] }, below: [] };
  if (names.includes(bodyFiles.kbc) && names.includes('meta.json'))
    return { part: { tool: 'kbc', folder, rows: [] }, below: [] };
  return {
    below: names
      .filter(mayBeFolder)
      .map((name) => pathIn(folder, name))
      .filter((path) => !known.has(path)),
  };
}

/** Whether a name can be one of a folder with configurations. */
function mayBeFolder(name: string): boolean {
  return (
    name !== 'node_modules' && name !== variablesComponent && !/^[._]|\.(?:json|md|ya?ml|csv|txt|py|sql)$/.test(name)
  );
}

function tooDeep(folder: string): ProjectFinding {
  const message = `"${nameOf(folder)}" is nested more than ${maxDepth} folders deep, perhaps by a link to a folder above it. It is left out: remove the link, or open the folder alone.`;
  return { code: 'project.link-cycle', severity: 'warning', message, place: { file: folder, start: 0, end: 0 } };
}
