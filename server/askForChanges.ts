import {
  type ClientCapabilities,
  type Connection,
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { shapesPattern } from './protocol.ts';
import { descriptionPattern } from './service/descriptions/findDescriptionFiles.ts';
import { settingsPattern } from './service/settingsFile.ts';
import { uriPath } from './uriPath.ts';

/** Registers for changes of files and settings that affect diagnostics, if the editor supports it. */
export function askForChanges(
  { client }: Connection,
  { workspace, textDocument }: ClientCapabilities,
  folders: readonly string[],
): void {
  if (workspace?.didChangeWatchedFiles?.dynamicRegistration === true) {
    const patterns = [shapesPattern, settingsPattern, descriptionPattern];
    const watchers = patterns.map((globPattern) => ({ globPattern }));
    void client.register(DidChangeWatchedFilesNotification.type, { watchers });
  }
  if (workspace?.didChangeConfiguration?.dynamicRegistration === true) {
    void client.register(DidChangeConfigurationNotification.type, { section: 'pagewright.diagnostics' });
  }
  if (textDocument?.synchronization?.dynamicRegistration === true) askForOpenFiles(client, folders);
}

/** Registers for changes of single files. Signs that mean something in a pattern match themselves as any sign. */
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

/** The settings of a folder count as shown in the editor, saved or not; nothing else is done with it. */
function askForOpenFiles(client: Connection['client'], folders: readonly string[]): void {
  // Elsewhere, what an editor shows is not what there is: an earlier version, for example.
  const schemes = new Set(['file', ...folders.map((uri) => uri.slice(0, uri.indexOf(':')))]);
  const documentSelector = [...schemes].map((scheme) => ({ scheme, pattern: settingsPattern }));
  void client.register(DidOpenTextDocumentNotification.type, { documentSelector });
  void client.register(DidCloseTextDocumentNotification.type, { documentSelector });
  void client.register(DidChangeTextDocumentNotification.type, {
    documentSelector,
    syncKind: TextDocumentSyncKind.Incremental,
  });
}
