import { CodeActionKind, type ServerCapabilities, TextDocumentSyncKind } from 'vscode-languageserver';
import type { InitializationOptions } from './protocol.ts';

/** What the server can do; code lenses only for an editor that has the commands behind them. */
export function getCapabilities({ runLenses }: InitializationOptions): ServerCapabilities {
  return {
    textDocumentSync: TextDocumentSyncKind.Incremental,
    completionProvider: { triggerCharacters: ['"', ':'] },
    hoverProvider: true,
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
    documentSymbolProvider: true,
    foldingRangeProvider: true,
    selectionRangeProvider: true,
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
    ...(runLenses === true && { codeLensProvider: {} }),
  };
}
