import * as vscode from 'vscode';
import { Emitter } from '../../shared/emitter.ts';
import { isIn } from '../../shared/isIn.ts';
import { MarkedFolders } from '../../shared/markedFolders.ts';

/** The file that links a folder to a project. The engine has the same name for it, and is not loaded for this. */
export const linkFile = '.pagewright/project.json';

/** The folders of this window that are linked to a project, and the context key `pagewright.isLinked`: there is one. */
export class LinkedFolders {
  readonly #folders = new MarkedFolders({ marker: linkFile, contextKey: 'isLinked', keepsUnmarked: false });
  readonly #changed = new Emitter<string | undefined>();

  /** Fires when there is another folder or one less, and with the folder whose link has changed. */
  readonly onDidChange = this.#changed.event;

  /** Looks for links, now and whenever they or the folders of the workspace change. */
  register(): vscode.Disposable {
    return vscode.Disposable.from(
      this.#folders.onDidChange(() => this.#changed.fire(undefined)),
      this.#folders.onDidWrite(({ fsPath }) => this.#changed.fire(fsPath)),
      this.#folders.register(),
    );
  }

  /** The paths of the folders, by name. A link on another machine is none that can be used here. */
  get all(): string[] {
    return this.#folders.all.filter(({ scheme }) => scheme === 'file').map(({ fsPath }) => fsPath);
  }

  /** The folder that a file lies in, or is; undefined if it is in none. Of folders in each other it is the inner one. */
  around(uri: vscode.Uri): string | undefined {
    const around = this.all.filter((root) => isIn(vscode.Uri.file(root), uri));
    return around.sort((one, other) => other.length - one.length)[0];
  }

  add(root: string): void {
    this.#folders.add(vscode.Uri.file(root));
  }
}
