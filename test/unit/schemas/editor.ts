import { getLanguageService, type JSONSchema } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { DiagnosticSeverity } from 'vscode-languageserver-types';
import { bundleSchema } from '../../../scripts/lib/bundleSchema.ts';

/** The bundled schema, as the editor reads it. */
export const schema = bundleSchema(new URL('../../../schemas', import.meta.url).pathname);

const service = getLanguageService({
  clientCapabilities: { textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } } },
});
// The service resolves references in place, so it gets a copy.
const copy: JSONSchema = JSON.parse(JSON.stringify(schema));
service.configure({ validate: true, schemas: [{ uri: 'schema://extractor', fileMatch: ['*'], schema: copy }] });

function open(text: string) {
  const document = TextDocument.create('file:///parcels.extractor.json', 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

/** The messages of the language service, with `(deprecated)` where it only warns of an old key. */
export async function messagesFor(text: string): Promise<string[]> {
  const { document, json } = open(text);
  const problems = await service.doValidation(document, json, { schemaValidation: 'error' });
  return problems.map(({ message, severity }) => {
    const text = typeof message === 'string' ? message : message.value;
    return severity === DiagnosticSeverity.Warning ? `(deprecated) ${text}` : text;
  });
}

/** The completions at the `|`. */
export async function completionsAt(textWithCursor: string) {
  const { document, json, position } = atCursor(textWithCursor);
  return (await service.doComplete(document, position, json))?.items ?? [];
}

/** The labels of the completions at the `|`, in the order of the editor. */
export async function labelsAt(textWithCursor: string): Promise<string[]> {
  const items = await completionsAt(textWithCursor);
  return items
    .map(({ label, sortText }) => ({ label, key: sortText ?? label }))
    .sort((a, b) => a.key.localeCompare(b.key))
    .map(({ label }) => label);
}

/** The hover of the key or value at the `|`. */
export async function hoverAt(textWithCursor: string): Promise<string> {
  const { document, json, position } = atCursor(textWithCursor);
  return JSON.stringify((await service.doHover(document, position, json))?.contents ?? '');
}

function atCursor(textWithCursor: string) {
  const offset = textWithCursor.indexOf('|');
  const opened = open(textWithCursor.slice(0, offset) + textWithCursor.slice(offset + 1));
  return { ...opened, position: opened.document.positionAt(offset) };
}
