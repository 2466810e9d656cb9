import { type Connection, DidChangeWatchedFilesNotification, type InitializeParams } from 'vscode-languageserver';
import type { Diagnostic } from 'vscode-languageserver-types';
import { getCapabilities } from './capabilities.ts';
import { DiagnosticsPublisher } from './diagnosticsPublisher.ts';
import { createOpenDocuments } from './documents.ts';
import type { Environment } from './environment.ts';
import { registerHandlers } from './handlers.ts';
import { type InitializationOptions, shapesPattern } from './protocol.ts';
import { safely } from './safely.ts';
import { createExtractorService } from './service/extractorService.ts';
import { Superseded } from './service/superseded.ts';

/** Starts the language server on a connection. */
export function startServer(connection: Connection, environment: Environment): void {
  const service = createExtractorService(environment);
  const documents = createOpenDocuments();
  const log = (line: string) => connection.console.error(line);
  const publisher = new DiagnosticsPublisher({
    documents,
    later: environment.later,
    find: (uri) => findDiagnostics(uri),
    send: (uri, version, diagnostics) => void connection.sendDiagnostics({ uri, version, diagnostics }),
  });

  connection.onInitialize((params) => {
    watchShapes(connection, params);
    return { capabilities: getCapabilities(readOptions(params)), serverInfo: { name: 'Pagewright' } };
  });
  documents.onDidChangeContent(({ document }) => publisher.schedule(document.uri));
  documents.onDidClose(({ document }) => publisher.forget(document.uri));
  connection.onDidChangeWatchedFiles(() => {
    for (const uri of documents.keys()) publisher.schedule(uri);
  });
  registerHandlers(connection, documents, service);
  documents.listen(connection);
  connection.listen();

  async function findDiagnostics(uri: string): Promise<Diagnostic[]> {
    const document = documents.get(uri);
    if (!document) return [];
    const work = () => service.findDiagnostics(document).catch(nothingWhenSuperseded);
    return await safely({ name: 'diagnostics', uri }, [], work, log);
  }
}

/** The publisher throws away what was found of an older version, so it may be nothing. */
function nothingWhenSuperseded(error: unknown): Diagnostic[] {
  if (error instanceof Superseded) return [];
  throw error;
}

function readOptions({ initializationOptions }: InitializeParams): InitializationOptions {
  return typeof initializationOptions === 'object' && initializationOptions !== null ? initializationOptions : {};
}

/** Editors that watch files for their servers on request are asked to. */
function watchShapes(connection: Connection, { capabilities }: InitializeParams): void {
  if (capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration !== true) return;
  const watchers = [{ globPattern: shapesPattern }];
  connection.onInitialized(() => {
    void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  });
}
