import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isFileError, readOrError } from '@pagewright/engine/files';
import type { FolderLinks } from '@pagewright/engine/projects';
import { diskTreeFiles, treePath } from '@pagewright/engine/treeFiles';
import { isTreeFile } from '@pagewright/engine/treeNames';
import { complain } from '../printing/complain.ts';
import type { Checked, CheckedTree } from './checked.ts';
import { loadTrees } from './loadTrees.ts';
import { isAlone, rootAround, walkFolder } from './walkFolder.ts';

/**
 * Finds what the arguments of `check` name: files, a configuration's folder, or a folder with any of them below it. Says
 * so of an argument that names none, but silently.
 */
export async function findChecked(given: readonly string[], how?: 'silently'): Promise<Checked> {
  const checked: Checked = { files: [], trees: [] };
  const { FolderLinks } = await loadTrees();
  const links = new FolderLinks(diskTreeFiles);
  for (const each of given) {
    const { files, trees } = await linkedApart(await checkedOf(each), links);
    if (files.length + trees.length === 0 && how === undefined)
      complain(`"${each}" has no configuration of generic extractor: nothing in it is checked.`);
    checked.files.push(...files);
    checked.trees.push(...trees);
  }
  return checked;
}

/** Takes those files for trees that are configurations of a connected folder. */
async function linkedApart({ files, trees }: Checked, links: FolderLinks): Promise<Checked> {
  const { linkedUse } = await loadTrees();
  const apart: Checked = { files: [], trees: [...trees] };
  for (const file of files) {
    const use = await linkedUse(treePath(file), links);
    if (use === undefined || isFileError(await readOrError(file, 'configuration'))) apart.files.push(file);
    else apart.trees.push({ configurations: use.configurations, findings: [] });
  }
  return apart;
}

async function checkedOf(given: string): Promise<Checked> {
  const found = await stat(given).catch(() => undefined);
  // A folder with the name of a configuration is a mistake.
  const isFolder = found?.isDirectory() && !given.endsWith('.json');
  if (!isFolder) return isTreeFile(treePath(given)) ? await ofFile(given) : { files: [given], trees: [] };
  const body = (await diskTreeFiles.list(treePath(given))).find((name) => isTreeFile(name));
  return body === undefined ? await ofFolder(given) : await ofFile(path.join(given, body));
}

async function ofFile(file: string): Promise<Checked> {
  const { findUse } = await loadTrees();
  const use = await findUse(treePath(file), diskTreeFiles);
  if (use === undefined) return { files: (await isOfOther(file)) ? [] : [file], trees: [] };
  const { configurations, role, part, tree } = use;
  const row = role === 'row' ? { row: part.id ?? part.name } : {};
  return { files: [], trees: [{ configurations, ...row, findings: tree.findings }] };
}

/** Whether a file that no configuration uses is one of another component: a part of a tree that can be read. */
async function isOfOther(file: string): Promise<boolean> {
  if (isFileError(await readOrError(file, 'configuration'))) return false;
  return !(await isAlone(file));
}

async function ofFolder(given: string): Promise<Checked> {
  const root = await rootAround(path.join(given, '.'));
  if (root !== undefined && root !== treePath(given)) {
    const { files, circles } = await walkFolder(given);
    return { files, trees: [...(await ofTree(root, treePath(given))), ...circles.map(ofCircle)] };
  }
  const { files, roots, circles } = await walkFolder(given);
  const folders = roots.includes(treePath(given)) ? roots : [treePath(given), ...roots];
  const trees = await Promise.all(folders.map((folder) => ofTree(folder, folder)));
  return { files, trees: [...trees.flat(), ...circles.map(ofCircle)] };
}

function ofCircle(link: string): CheckedTree {
  const message = 'This link leads to a folder that it is in, so it is not followed. Remove it.';
  const place = { file: treePath(link), start: 0, end: 0 };
  return { configurations: [], findings: [{ code: 'project.link-cycle', severity: 'warning', message, place }] };
}

/** The configurations of a tree in a folder. Findings about the tree itself are those of all of it. */
async function ofTree(root: string, within: string): Promise<CheckedTree[]> {
  const { openTree } = await loadTrees();
  const tree = await openTree(root, diskTreeFiles);
  const isInside = ({ folder }: { folder: string }) => `${folder}/`.startsWith(`${within}/`);
  const configurations = tree.configurations.filter(isInside);
  const findings = root === within ? tree.findings : [];
  return configurations.length + findings.length === 0 ? [] : [{ configurations, findings }];
}
