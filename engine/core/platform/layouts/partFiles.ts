import { pathIn } from '../../project/model/folders.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import type { FileTexts } from './layout.ts';
import type { PartForm } from './partForm.ts';

/** The texts of the files that a part has in its folder, by their names there. */
export async function filesOfPart(folder: string, { names }: PartForm, files: TreeFiles): Promise<FileTexts> {
  const texts = new Map<string, string>();
  for (const name of names) {
    const text = await files.read(pathIn(folder, name));
    if (text !== undefined) texts.set(name, text);
  }
  return texts;
}
