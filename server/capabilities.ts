import { CodeActionKind, type ServerCapabilities, TextDocumentSyncKind } from 'vscode-languageserver';
import type { InitializationOptions } from './protocol.ts';
import { semanticTokenTypes } from './service/features/semanticTokens.ts';

/** The capabilities of the server; code lenses only for an editor that has their commands. */
export function getCapabilities({ runLenses }: InitializationOptions): ServerCapabilities {
  return {
    textDocumentSync: TextDocumentSyncKind.Incremental,
    completionProvider: { triggerCharacters: ['"', ':', '{'] },
    hoverProvider: true,
    codeActionProvider: {
      codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, 'source.sortKeys'],
    },
    documentSymbolProvider: true,
    foldingRangeProvider: true,
    selectionRangeProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    documentLinkProvider: { resolveProvider: false },
    semanticTokensProvider: {
      legend: { tokenTypes: [...semanticTokenTypes], tokenModifiers: [] },
      full: true,
      range: true,
    },
    inlayHintProvider: { resolveProvider: false },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
    ...(runLenses === true && { codeLensProvider: {} }),
  };
}
