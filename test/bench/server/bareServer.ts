import { readFileSync } from 'node:fs';
import { getLanguageService, type JSONDocument } from 'vscode-json-languageservice';
import {
  createConnection,
  DocumentDiagnosticReportKind,
  ProposedFeatures,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';

// The reference for Pagewright: the JSON language service with the same schema and nothing around it. It parses once
// per version, as VS Code's own JSON server does. Its diagnostics are pulled, so that it pauses before none.
const schemaFile = process.argv.at(-1) ?? '';
const service = getLanguageService({});
service.configure({
  validate: true,
  allowComments: false,
  schemas: [{ uri: 'bench://schema.json', fileMatch: ['*'], schema: JSON.parse(readFileSync(schemaFile, 'utf8')) }],
});

const connection = createConnection(ProposedFeatures.all);
const documents = new TextDocuments(TextDocument);
const parsed = new WeakMap<TextDocument, { version: number; json: JSONDocument }>();

connection.onInitialize(() => ({
  capabilities: {
    textDocumentSync: TextDocumentSyncKind.Incremental,
    completionProvider: {},
    hoverProvider: true,
    documentSymbolProvider: true,
    diagnosticProvider: { interFileDependencies: false, workspaceDiagnostics: false },
  },
}));
connection.onCompletion(async ({ textDocument, position }) => {
  const { document, json } = open(textDocument.uri);
  return await service.doComplete(document, position, json);
});
connection.onHover(async ({ textDocument, position }) => {
  const { document, json } = open(textDocument.uri);
  return await service.doHover(document, position, json);
});
connection.onDocumentSymbol(({ textDocument }) => {
  const { document, json } = open(textDocument.uri);
  return service.findDocumentSymbols2(document, json);
});
connection.languages.diagnostics.on(async ({ textDocument }) => {
  const { document, json } = open(textDocument.uri);
  return { kind: DocumentDiagnosticReportKind.Full, items: await service.doValidation(document, json) };
});
documents.listen(connection);
connection.listen();

function open(uri: string): { document: TextDocument; json: JSONDocument } {
  const document = documents.get(uri);
  if (document === undefined) throw new Error(`"${uri}" is not open.`);
  const known = parsed.get(document);
  if (known?.version === document.version) return { document, json: known.json };
  const json = service.parseJSONDocument(document);
  parsed.set(document, { version: document.version, json });
  return { document, json };
}
