import type * as vscode from 'vscode';
import { MarkedFolders } from '../../shared/markedFolders.ts';
import { treeName, treeUri } from '../files/treeName.ts';

/** The root folders of the trees of this window, and the context key `pagewright.hasProject`: there is one. */
export class TreeRoots {
  // A tree that was found through one of its files may have no manifest.
  readonly #folders = new MarkedFolders({
    marker: '.keboola/manifest.json',
    contextKey: 'hasProject',
    keepsUnmarked: true,
  });

  /** Fires when there is another tree, or one less. */
  readonly onDidChange = this.#folders.onDidChange;

  /** Looks for trees, now and whenever the folders of the workspace or the manifests in them change. */
  register(): vscode.Disposable {
    return this.#folders.register();
  }

  /** The roots, by name. */
  get all(): string[] {
    return this.#folders.all.map(treeName);
  }

  /** Adds the root of a tree that was found through one of its files. */
  add(root: string): void {
    this.#folders.add(treeUri(root));
  }

  /** Forgets the trees whose folders are gone. */
  async forgetMissing(): Promise<void> {
    await this.#folders.forgetMissing();
  }
}
