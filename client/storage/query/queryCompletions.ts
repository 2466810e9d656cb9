import * as vscode from 'vscode';
import type { StorageTables } from '../reader/storageTables.ts';
import { completionsAt, type SqlCompletion } from '../sql/completionsAt.ts';
import { queryDocuments } from './queryDocument.ts';

/** Completes the names of tables and columns in storage queries. */
export class QueryCompletions implements vscode.CompletionItemProvider {
  readonly #tables: StorageTables;

  constructor(tables: StorageTables) {
    this.#tables = tables;
  }

  register(): vscode.Disposable {
    return vscode.languages.registerCompletionItemProvider(queryDocuments, this, '"', '.');
  }

  async provideCompletionItems(
    document: vscode.TextDocument,
    position: vscode.Position,
  ): Promise<vscode.CompletionItem[]> {
    // Without a storage there is nothing to offer; running the query reports that.
    const tables = await this.#tables.read().catch(() => []);
    const text = document.getText();
    const { start, end, items } = completionsAt(text, document.offsetAt(position), tables);
    const range = new vscode.Range(document.positionAt(start), document.positionAt(end));
    // VS Code matches the typed text against the offered one, opening quote included.
    const quote = /["`[]/.exec(text.charAt(start))?.[0] ?? '';
    return items.map((item, index) => completionItem(item, index, range, quote));
  }
}

function completionItem(
  { kind, name, text, detail }: SqlCompletion,
  index: number,
  range: vscode.Range,
  quote: string,
): vscode.CompletionItem {
  const item = new vscode.CompletionItem(
    { label: name, description: detail },
    kind === 'table' ? vscode.CompletionItemKind.Struct : vscode.CompletionItemKind.Field,
  );
  item.insertText = text;
  item.range = range;
  item.filterText = `${quote}${name}`;
  item.sortText = String(index).padStart(5, '0');
  return item;
}
