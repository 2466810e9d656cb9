import {
  type ClientCapabilities,
  CodeActionKind,
  CodeActionRequest,
  CompletionRequest,
  type Connection,
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  HoverRequest,
  type TextDocumentClientCapabilities,
  TextDocumentSyncKind,
  WatchKind,
} from 'vscode-languageserver';
import { shapesPattern, treePatterns } from './protocol.ts';
import { descriptionPattern } from './service/descriptions/findDescriptionFiles.ts';
import { expectPattern, goldenPattern } from './service/expect/isExpectFile.ts';
import { settingsPattern } from './service/settingsFile.ts';
import { uriPath } from './uriPath.ts';

/** Registers for changes of files and settings that affect diagnostics, if the editor supports it. */
export function askForChanges(
  { client }: Connection,
  { workspace, textDocument }: ClientCapabilities,
  folders: readonly string[],
): void {
  if (workspace?.didChangeWatchedFiles?.dynamicRegistration === true) {
    const patterns = [shapesPattern, settingsPattern, goldenPattern, descriptionPattern, ...treePatterns];
    // VS Code tells of a deleted folder, not of the files that were in it.
    const deletions = { globPattern: '**', kind: WatchKind.Delete };
    const watchers = [...patterns.map((globPattern) => ({ globPattern })), deletions];
    void client.register(DidChangeWatchedFilesNotification.type, { watchers });
  }
  if (workspace?.didChangeConfiguration?.dynamicRegistration === true) {
    void client.register(DidChangeConfigurationNotification.type, {
      section: ['pagewright.diagnostics', 'pagewright.profile'],
    });
  }
  if (textDocument?.synchronization?.dynamicRegistration === true) {
    askForOpenFiles(client, folders);
    askForTests(client, textDocument);
  }
}

/** Registers for changes of single files. Special characters of patterns are escaped. */
export function askForChangesOf(
  uris: readonly string[],
  { client }: Connection,
  { workspace }: ClientCapabilities,
): void {
  if (workspace?.didChangeWatchedFiles?.dynamicRegistration !== true) return;
  const watchers = uris.map((uri) => ({ globPattern: patternOf(uri) }));
  void client.register(DidChangeWatchedFilesNotification.type, { watchers });
}

function patternOf(uri: string): string {
  return uriPath(uri).replace(/[*?{}[\]]/g, '?');
}

/**
 * Asks for what an author of tests needs in an `expect.json`, and for nothing else: of formatting and the like, the
 * editor has its own for JSON.
 */
function askForTests(
  client: Connection['client'],
  { completion, hover, codeAction }: TextDocumentClientCapabilities,
): void {
  const documentSelector = [{ pattern: expectPattern }];
  if (completion?.dynamicRegistration === true)
    void client.register(CompletionRequest.type, { documentSelector, triggerCharacters: ['"', ':', '{'] });
  if (hover?.dynamicRegistration === true) void client.register(HoverRequest.type, { documentSelector });
  if (codeAction?.dynamicRegistration === true)
    void client.register(CodeActionRequest.type, { documentSelector, codeActionKinds: [CodeActionKind.QuickFix] });
}

/** Asks for the open settings of folders and tests, saved or not, which count as shown in the editor. */
function askForOpenFiles(client: Connection['client'], folders: readonly string[]): void {
  // In other schemes, a shown document may not be the current one, but an earlier version, for example.
  const schemes = new Set(['file', ...folders.map((uri) => uri.slice(0, uri.indexOf(':')))]);
  const patterns = [settingsPattern, expectPattern];
  const documentSelector = [...schemes].flatMap((scheme) => patterns.map((pattern) => ({ scheme, pattern })));
  void client.register(DidOpenTextDocumentNotification.type, { documentSelector });
  void client.register(DidCloseTextDocumentNotification.type, { documentSelector });
  void client.register(DidChangeTextDocumentNotification.type, {
    documentSelector,
    syncKind: TextDocumentSyncKind.Incremental,
  });
}
