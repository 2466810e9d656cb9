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
import { settingsPattern } from './service/settingsFile.ts';

/** Registers for changes of files and settings that affect diagnostics, if the editor supports it. */
export function askForChanges({ client }: Connection, { workspace, textDocument }: ClientCapabilities): void {
  if (workspace?.didChangeWatchedFiles?.dynamicRegistration === true) {
    const watchers = [{ globPattern: shapesPattern }, { globPattern: settingsPattern }];
    void client.register(DidChangeWatchedFilesNotification.type, { watchers });
  }
  if (workspace?.didChangeConfiguration?.dynamicRegistration === true) {
    void client.register(DidChangeConfigurationNotification.type, { section: 'pagewright.diagnostics' });
  }
  if (textDocument?.synchronization?.dynamicRegistration === true) askForOpenFiles(client);
}

/** The settings of a folder count as shown in the editor, saved or not; nothing else is done with it. */
function askForOpenFiles(client: Connection['client']): void {
  const documentSelector = [{ scheme: 'file', pattern: settingsPattern }];
  void client.register(DidOpenTextDocumentNotification.type, { documentSelector });
  void client.register(DidCloseTextDocumentNotification.type, { documentSelector });
  void client.register(DidChangeTextDocumentNotification.type, {
    documentSelector,
    syncKind: TextDocumentSyncKind.Incremental,
  });
}
