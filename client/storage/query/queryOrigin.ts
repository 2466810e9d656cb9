import type * as vscode from 'vscode';
import { configInFront, registerDocuments } from '../../language/documents/configInFront.ts';
import { draft } from './queryDocument.ts';
import type { ResultFiles } from './resultFiles.ts';

/** The configuration that the draft of a query was opened from: it stays in front while the draft or a result is. */
export class QueryOrigin {
  #config: vscode.Uri | undefined;

  /** Notes the configuration that is in front as a draft is opened. */
  note(): void {
    this.#config = configInFront() ?? this.#config;
  }

  register(results: Pick<ResultFiles, 'pathOf'>): vscode.Disposable {
    return registerDocuments((uri) => {
      const isOfQuery = uri.toString() === draft.toString() || results.pathOf(uri) !== undefined;
      return isOfQuery ? this.#config : undefined;
    });
  }
}
