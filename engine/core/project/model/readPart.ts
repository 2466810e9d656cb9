import { textAt } from '../source/inSource.ts';
import { readJsonSource } from '../source/readJsonSource.ts';
import { nameOf, pathIn } from './folders.ts';
import type { FoundRow } from './foundPart.ts';
import type { TreePart, TreeTool } from './projectTree.ts';
import { idsOf, readHead } from './readHead.ts';
import type { TreeFiles } from './treeFiles.ts';
import { bodyFiles } from './treeFormat.ts';

/** Reads the meta data of a configuration, a row or a set of values, which are in one file. */
export async function readPart(found: FoundRow, tool: TreeTool, files: TreeFiles): Promise<TreePart> {
  const { folder } = found;
  const file = pathIn(folder, bodyFiles[tool]);
  const meta = tool === 'kbc' ? pathIn(folder, 'meta.json') : file;
  const text = (await files.read(meta)) ?? '';
  const source = tool === 'kbc' ? readJsonSource(text, meta) : readHead(text, meta);
  const isDisabled = textAt(source, tool === 'kbc' ? 'isDisabled' : 'is_disabled') === 'true';
  const id = found.id ?? idsOf(source).id;
  return { ...(id !== undefined && { id }), folder, file, name: textAt(source, 'name') || nameOf(folder), isDisabled };
}
