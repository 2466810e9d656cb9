import type {
  CodeAction,
  CompletionList,
  Diagnostic,
  Hover,
  JSONSchema,
  LanguageService,
  Position,
} from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { findKeyPlace } from '../features/completions/findKeyPlace.ts';
import { findValuePlace } from '../features/completions/findValuePlace.ts';
import type { ExtractorDiagnostic } from '../features/diagnostics.ts';
import { asObject, findAt } from '../model/nodes.ts';
import { expectSources } from './completions/index.ts';
import { correctNames } from './correctName.ts';
import { type ExpectDocument, pathOf } from './document/expectDocument.ts';
import { findExpectDiagnostics } from './expectDiagnostics.ts';
import { type BesideSources, readBeside } from './readBeside.ts';

/** The features of an editor for the `expect.json` of a test. */
export interface ExpectService {
  /** All enabled diagnostics, with their configured severities. */
  findDiagnostics(document: TextDocument): Promise<ExtractorDiagnostic[]>;
  /** All enabled diagnostics of a text that no editor has open. */
  checkText(uri: string, text: string): Promise<ExtractorDiagnostic[]>;
  findCompletions(document: TextDocument, position: Position): Promise<CompletionList>;
  findHover(document: TextDocument, position: Position): Promise<Hover | null>;
  /** Quick fixes for diagnostics of `findDiagnostics`. */
  findCodeActions(document: TextDocument, diagnostics: readonly Diagnostic[]): Promise<CodeAction[]>;
}

/** The sources of expectations that a service for configurations gets from outside. */
export interface ExpectSources {
  /** The schema, from `dist/schemas/expect.schema.json`; without it, there are no keys to complete and no hovers. */
  expectSchema?: JSONSchema | undefined;
  /** The names of the files in a folder; none if there is no such folder. Without it, golden tables are not known. */
  listFolder?(uri: string): Promise<string[]>;
}

/** The services that the service needs from outside. */
export interface ExpectServiceParams extends BesideSources {
  /** The JSON service with the schema of expectations. */
  json: LanguageService;
  withSeverities(uri: string, diagnostics: readonly ExtractorDiagnostic[]): Promise<ExtractorDiagnostic[]>;
}

/** Creates the service for `expect.json`. */
export function createExpectService({ json, withSeverities, ...sources }: ExpectServiceParams): ExpectService {
  const read = async (document: TextDocument): Promise<ExpectDocument> => {
    const parsed = json.parseJSONDocument(document);
    const environment = findAt(asObject(parsed.root), ['config', 'environment'])?.value;
    const name = typeof environment === 'string' ? environment : undefined;
    return { document, json: parsed, beside: await readBeside(document.uri, name, sources) };
  };
  const service: ExpectService = {
    findDiagnostics: async (document) =>
      await withSeverities(document.uri, await findExpectDiagnostics(json, await read(document))),
    checkText: (uri, text) => service.findDiagnostics(TextDocument.create(uri, 'json', 1, text)),
    findCompletions: async (document, position) => await complete(json, await read(document), position),
    findHover: async (document, position) => await json.doHover(document, position, json.parseJSONDocument(document)),
    findCodeActions: async (document, diagnostics) =>
      correctNames({ document, json: json.parseJSONDocument(document) }, diagnostics),
  };
  return service;
}

/** Names from the files around it, where a name is written; otherwise the keys and values of the schema. */
async function complete(json: LanguageService, expect: ExpectDocument, position: Position): Promise<CompletionList> {
  const offset = expect.document.offsetAt(position);
  const value = findValuePlace(expect, offset);
  const key = value === undefined ? findKeyPlace(expect, offset) : undefined;
  const request = {
    expect,
    value: value && { ...value, path: pathOf(value.property) },
    key: key && { ...key, path: pathOf(key.object) },
  };
  for (const source of expectSources) {
    const items = source(request);
    if (items.length > 0) return { isIncomplete: false, items };
  }
  return (await json.doComplete(expect.document, position, expect.json)) ?? { isIncomplete: false, items: [] };
}
