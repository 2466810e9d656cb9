import * as vscode from 'vscode';

export const platformScheme = 'pagewright-platform';

/** How many texts are kept for the editors that show them. */
const maxKept = 200;

/** Read-only texts of the project, laid out like the files here. They are kept in memory, and in no file. */
export class PlatformDocuments implements vscode.TextDocumentContentProvider {
  readonly #texts = new Map<string, string>();
  #count = 0;

  register(): vscode.Disposable {
    return vscode.workspace.registerTextDocumentContentProvider(platformScheme, this);
  }

  /** The address of a text. `file`: the name of its tab, whose end gives its language. */
  add(file: string, text: string): vscode.Uri {
    const uri = vscode.Uri.from({ scheme: platformScheme, path: `/${file}`, query: String(++this.#count) });
    this.#texts.set(uri.toString(), text);
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > maxKept && oldest !== undefined) this.#texts.delete(oldest);
    return uri;
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.#texts.get(uri.toString()) ?? 'This text is no longer kept. Ask for it again.\n';
  }
}
