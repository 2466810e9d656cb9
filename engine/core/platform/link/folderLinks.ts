import { foldersAbove, pathIn } from '../../project/model/folders.ts';
import { readOnce } from '../../project/model/readOnce.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import type { ProjectLink } from '../link.ts';
import { linkPath, readLink } from './readLink.ts';

/** A folder that is connected to a project. */
export interface LinkedFolder {
  /** The folder with `.pagewright/`. */
  root: string;
  link: ProjectLink;
}

/** Longer links are not read: hundreds of times what a large project needs. */
const maxLength = 4_000_000;

/** The links of folders to their projects, each read once. Meant for a short time: changes are not seen. */
export class FolderLinks {
  readonly #files: TreeFiles;
  readonly #known = new Map<string, LinkedFolder | undefined>();

  constructor(files: TreeFiles) {
    this.#files = readOnce(files);
  }

  /** The nearest folder above a file that has a link; undefined if there is none, or if that link cannot be used. */
  async around(file: string): Promise<LinkedFolder | undefined> {
    for (const root of foldersAbove(file)) {
      const text = await this.#files.read(pathIn(root, linkPath));
      if (text === undefined) continue;
      if (!this.#known.has(root)) this.#known.set(root, linkedFolder(root, text));
      return this.#known.get(root);
    }
    return undefined;
  }
}

function linkedFolder(root: string, text: string): LinkedFolder | undefined {
  const { link } = text.length > maxLength ? {} : readLink(text, pathIn(root, linkPath));
  return link && { root, link };
}
