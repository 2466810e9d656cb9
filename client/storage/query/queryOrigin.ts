import path from 'node:path';
import type * as vscode from 'vscode';
import { configInFront, registerDocuments } from '../../language/documents/configInFront.ts';
import { fileId } from '../../shared/fileId.ts';
import { draft } from './queryDocument.ts';

/** The configuration that the draft of a query was opened from: it stays in front while the draft or a result is. */
export class QueryOrigin {
  #config: vscode.Uri | undefined;

  /** Notes the configuration that is in front as a draft is opened. */
  note(): void {
    this.#config = configInFront() ?? this.#config;
  }

  /** `results` is the folder of the results of queries. */
  register(results: string): vscode.Disposable {
    return registerDocuments((uri) => {
      const isOfQuery = uri.toString() === draft.toString() || path.dirname(fileId(uri)) === results;
      return isOfQuery ? this.#config : undefined;
    });
  }
}
