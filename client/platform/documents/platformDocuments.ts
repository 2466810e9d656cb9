import * as vscode from 'vscode';
import { KeptTexts } from './keptTexts.ts';

export const platformScheme = 'pagewright-platform';

/** Read-only texts of the project, laid out like the files here. They are kept in memory, and in no file. */
export class PlatformDocuments implements vscode.TextDocumentContentProvider {
  readonly #texts = new KeptTexts();
  #count = 0;

  register(): vscode.Disposable {
    return vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(platformScheme, this),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#closed([uri])),
      vscode.window.tabGroups.onDidChangeTabs(({ closed }) =>
        this.#closed(closed.flatMap(({ input }) => urisOf(input))),
      ),
    );
  }

  /** The address of a text. `file`: the name of its tab, whose end gives its language. */
  add(file: string, text: string): vscode.Uri {
    const uri = vscode.Uri.from({ scheme: platformScheme, path: `/${file}`, query: String(++this.#count) });
    this.#texts.add(uri.toString(), text);
    return uri;
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.#texts.show(uri.toString()) ?? 'This text is no longer kept. Ask for it again.\n';
  }

  #closed(uris: readonly vscode.Uri[]): void {
    for (const uri of uris) {
      // A document that gets another language is closed and opened again.
      if (uri.scheme === platformScheme) setTimeout(() => this.#dropUnlessShown(uri.toString()), 0);
    }
  }

  #dropUnlessShown(address: string): void {
    const isOpen = vscode.workspace.textDocuments.some(({ uri }) => uri.toString() === address);
    if (!isOpen && !isInTab(address)) this.#texts.drop(address);
  }
}

/** Whether a tab would show a text again, also one in the background. */
function isInTab(address: string): boolean {
  const inputs = vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ input }) => input));
  return inputs.some((input) => urisOf(input).some((uri) => uri.toString() === address));
}

function urisOf(input: unknown): vscode.Uri[] {
  if (input instanceof vscode.TabInputText) return [input.uri];
  return input instanceof vscode.TabInputTextDiff ? [input.original, input.modified] : [];
}
