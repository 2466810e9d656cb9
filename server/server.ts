import { type Connection, FileChangeType, type InitializeParams } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Diagnostic } from 'vscode-languageserver-types';
import { AllFiles } from './allFiles.ts';
import { getCapabilities } from './capabilities.ts';
import { createProjectFiles } from './createProjectFiles.ts';
import { DiagnosticsPublisher } from './diagnosticsPublisher.ts';
import { createOpenDocuments } from './documents.ts';
import { createEditorFiles } from './editorFiles.ts';
import { EditorKnowledge } from './editorKnowledge.ts';
import { registerHandlers } from './handlers.ts';
import { isConfiguration } from './isConfiguration.ts';
import { KnownConfigurations } from './knownConfigurations.ts';
import { registerProjectChecks } from './projectHandlers.ts';
import { type InitializationOptions, knownNotification } from './protocol.ts';
import { safely } from './safely.ts';
import type { ServerHost } from './serverHost.ts';
import { isSettingsFile } from './service/settingsFile.ts';
import {
  Compositions,
  createComposedService,
  createExtractorService,
  explanationOf,
  isExpectFile,
  isTestOf,
  ProjectChecks,
  Superseded,
} from './service.ts';

/** Starts the language server on a connection. */
export function startServer(connection: Connection, environment: ServerHost): void {
  const documents = createOpenDocuments();
  const editor = new EditorKnowledge(connection);
  const known = new KnownConfigurations();
  const log = (line: string) => connection.console.error(line);
  let options: InitializationOptions = {};
  const editorFiles = createEditorFiles(connection, () => options.readsFiles === true);
  const files = new AllFiles(environment, editorFiles, {
    changed: scheduleAll,
    watch: (uris) => editor.watch(uris),
    log,
  });
  const projectFiles = createProjectFiles(documents, files);
  const checks = new ProjectChecks(projectFiles);
  const compositions = new Compositions({
    files: projectFiles,
    valuesOf: (uri) => known.of(uri).values,
    vaultOf: (uri) => known.of(uri).vault,
  });
  const lone = createExtractorService({
    ...environment,
    descriptions: files,
    listFolder: (uri) => files.list(uri),
    // The editor's text takes precedence over the file.
    readText: async (uri, kind) => documents.get(uri)?.getText() ?? (await files.readText(uri, kind)),
    knownOf: (uri) => known.of(uri),
    profileOf: (uri) => (compositions.isInTree(uri) || checks.isInTree(uri) ? 'platform' : undefined),
    workspaceFolders: () => editor.workspaceFolders(),
    severitySetting: (uri) => editor.severitySetting(uri),
    profileSetting: (uri) => editor.profileSetting(uri),
  });
  const service = createComposedService(lone, compositions);
  const publisher = new DiagnosticsPublisher({
    documents,
    later: environment.later,
    find: (uri) => findDiagnostics(uri),
    send: (uri, version, diagnostics) =>
      void connection.sendDiagnostics({ uri, diagnostics, ...(version !== undefined && { version }) }),
  });

  connection.onInitialize((params) => {
    editor.initialize(params);
    options = readOptions(params);
    return { capabilities: getCapabilities(options), serverInfo: { name: 'Pagewright' } };
  });
  connection.onInitialized(() => editor.follow(scheduleAll));
  documents.onDidChangeContent(({ document }) => {
    if (isChecked(document)) publisher.schedule(document.uri);
    if (isSettingsFile(document.uri)) scheduleAll();
    scheduleRelated(document.uri);
  });
  documents.onDidClose(({ document }) => {
    editor.forget(document.uri);
    known.forget(document.uri);
    if (isChecked(document)) publisher.forget(document.uri);
    if (isSettingsFile(document.uri)) scheduleAll();
    scheduleRelated(document.uri);
  });
  connection.onDidChangeWatchedFiles(({ changes: all }) => {
    const isRead = (uri: string) => documents.all().some((document) => compositions.isMadeOf(document, uri));
    const changes = all.filter(({ uri, type }) => type !== FileChangeType.Deleted || couldBeRead(uri) || isRead(uri));
    if (changes.length === 0) return;
    compositions.filesChanged();
    files.filesChanged(changes.map(({ uri }) => uri));
    scheduleAll();
  });
  connection.onDidChangeConfiguration(({ settings }) => {
    editor.changeSettings(settings);
    scheduleAll();
  });
  connection.onNotification(knownNotification, (params: unknown) => {
    const uri = known.report(params);
    const document = uri === undefined ? undefined : documents.get(uri);
    if (document && isConfiguration(document)) publisher.schedule(document.uri);
    if (document) editor.refreshInlayHints();
    if (document) editor.refreshCodeLenses();
  });
  registerHandlers(connection, documents, service, () => editor.abilities());
  registerProjectChecks(connection, {
    service: lone,
    checks,
    shown: (part) => ({
      ...part,
      findings: part.findings.map(({ uri, diagnostics }) => ({ uri, diagnostics: diagnostics.map(withLink) })),
    }),
  });
  documents.listen(connection);
  connection.listen();

  function scheduleAll(): void {
    for (const document of documents.all())
      if (isConfiguration(document) || isExpectFile(document.uri)) publisher.schedule(document.uri);
  }

  /** Checks the open documents again that are composed with this one, or are tests of it. */
  function scheduleRelated(uri: string): void {
    const related = documents.all().filter((other) => other.uri !== uri && compositions.isMadeOf(other, uri));
    if (related.length > 0) compositions.filesChanged();
    const tests = documents.all().filter((other) => isTestOf(other.uri, uri));
    for (const document of [...related, ...tests]) publisher.schedule(document.uri);
  }

  async function findDiagnostics(uri: string): Promise<Diagnostic[]> {
    const document = documents.get(uri);
    if (!document) return [];
    if (isSettingsFile(uri)) return service.findSettingsDiagnostics(document);
    if (isExpectFile(uri)) return (await findInTest(document)).map(withLink);
    const work = () => service.findDiagnostics(document).catch(nothingWhenSuperseded);
    const diagnostics = await safely({ name: 'diagnostics', uri }, [], work, log);
    return diagnostics.map(withLink);
  }

  async function findInTest(document: TextDocument): Promise<Diagnostic[]> {
    const work = () => service.expectations.findDiagnostics(document);
    const diagnostics = await safely({ name: 'diagnostics', uri: document.uri }, [], work, log);
    return options.checksJson === true ? diagnostics.filter(({ code }) => code !== 'json.syntax') : diagnostics;
  }

  function withLink(diagnostic: Diagnostic): Diagnostic {
    const { documentation = environment.documentation } = options;
    if (documentation === undefined) return diagnostic;
    return { ...diagnostic, codeDescription: { href: `${documentation}/${explanationOf(String(diagnostic.code))}` } };
  }
}

/** Whether the server checks a document. */
function isChecked(document: TextDocument): boolean {
  return isConfiguration(document) || isSettingsFile(document.uri) || isExpectFile(document.uri);
}

/** Whether what was deleted may count for a configuration, by its name: a file that has an ending, or `.keboola`. */
function couldBeRead(uri: string): boolean {
  return /\.[^/.]+$/.test(uri);
}

/** The publisher discards diagnostics of older versions, so the list may be empty. */
function nothingWhenSuperseded(error: unknown): Diagnostic[] {
  if (error instanceof Superseded) return [];
  throw error;
}

function readOptions({ initializationOptions }: InitializeParams): InitializationOptions {
  return typeof initializationOptions === 'object' && initializationOptions !== null ? initializationOptions : {};
}
