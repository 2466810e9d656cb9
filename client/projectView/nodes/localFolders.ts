import type { ProjectTree, TreeConfiguration } from '@pagewright/engine/projects';
import * as vscode from 'vscode';
import type { RemoteFolder } from '../../platform/remote/remoteFolder.ts';
import { loadProjects } from '../../project/files/loadProjects.ts';
import { treeName } from '../../project/files/treeName.ts';
import { workspaceTreeFiles } from '../../project/files/workspaceTreeFiles.ts';
import type { LocalFolder } from './linesOfFolder.ts';

/** A linked folder with what is in its files. */
export interface FoundFolder {
  folder: RemoteFolder;
  local: LocalFolder;
  /** The name of its tree, where a tool made it. */
  tree?: string;
}

/** The files of linked folders: those of the trees of tools, and the folders of configurations in our own layout. */
export class LocalFolders {
  /** By the names of their files: each is read once, until it is forgotten. */
  readonly #configurations = new Map<string, Promise<TreeConfiguration | undefined>>();

  async find(folders: readonly RemoteFolder[], trees: readonly ProjectTree[]): Promise<FoundFolder[]> {
    return await Promise.all(
      folders.map(async (folder): Promise<FoundFolder> => {
        const tree = trees.find(({ root }) => root === treeName(vscode.Uri.file(folder.root)));
        if (tree !== undefined) return { folder, local: tree, tree: tree.root };
        return { folder, local: { configurations: await this.#ownFolders(folder), findings: [] } };
      }),
    );
  }

  /** Has the files read again. */
  forget(): void {
    this.#configurations.clear();
  }

  async #ownFolders({ root, configurations }: RemoteFolder): Promise<TreeConfiguration[]> {
    const paths = configurations.flatMap(({ path }) => (path === undefined || path.endsWith('.json') ? [] : [path]));
    const files = paths.map((path) => treeName(vscode.Uri.joinPath(vscode.Uri.file(root), path, 'config.json')));
    const read = await Promise.all(files.map((file) => this.#read(file)));
    return read.filter((each) => each !== undefined);
  }

  async #read(file: string): Promise<TreeConfiguration | undefined> {
    const reading = this.#configurations.get(file) ?? readConfiguration(file);
    this.#configurations.set(file, reading);
    return await reading;
  }
}

async function readConfiguration(file: string): Promise<TreeConfiguration | undefined> {
  const { findUse } = await loadProjects();
  return (await findUse(file, workspaceTreeFiles))?.configurations[0];
}
