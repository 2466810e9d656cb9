import type {
  CodeAction,
  CompletionList,
  Diagnostic,
  DocumentSymbol,
  FoldingRange,
  FormattingOptions,
  Hover,
  JSONSchema,
  Position,
  Range,
  SelectionRange,
  TextEdit,
} from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { CodeLens } from 'vscode-languageserver-types';
import { readShapes } from '../../engine/core/shapes/readShapes.ts';
import { findCodeActions } from './features/codeActions.ts';
import { findCodeLenses, type RunCommands } from './features/codeLens.ts';
import { findCompletions } from './features/completion.ts';
import { type ExtractorDiagnostic, findDiagnostics } from './features/diagnostics.ts';
import { findHover } from './features/hover.ts';
import { findSymbols } from './features/symbols.ts';
import { createJsonService } from './jsonService.ts';
import { createModelCache } from './model/modelCache.ts';
import { shapesUri } from './shapes/shapesUri.ts';

/** What the service is given from outside. */
export interface ExtractorServiceParams {
  /** The schema of configurations, as `dist/schemas/extractor.schema.json` holds it. */
  schema: JSONSchema;
  /** The text behind a URI, or undefined where there is none. */
  readText(uri: string): Promise<string | undefined>;
}

/** What an editor, or a terminal, can ask about an extractor configuration. Nothing here throws for a broken document. */
export interface ExtractorService {
  /** Everything that is wrong or worth a remark; also from the shapes file beside the document. */
  findDiagnostics(document: TextDocument): Promise<ExtractorDiagnostic[]>;
  /** The same for a text that no editor holds. */
  checkText(uri: string, text: string): Promise<ExtractorDiagnostic[]>;
  findCompletions(document: TextDocument, position: Position): Promise<CompletionList>;
  findHover(document: TextDocument, position: Position): Promise<Hover | null>;
  /** Quick fixes for diagnostics that `findDiagnostics` gave. */
  findCodeActions(document: TextDocument, diagnostics: readonly Diagnostic[]): CodeAction[];
  findSymbols(document: TextDocument): DocumentSymbol[];
  findCodeLenses(document: TextDocument, commands: RunCommands): CodeLens[];
  findFoldingRanges(document: TextDocument): FoldingRange[];
  findSelectionRanges(document: TextDocument, positions: Position[]): SelectionRange[];
  /** The edits that format the document, or one range of it. */
  format(document: TextDocument, range: Range | undefined, options: FormattingOptions): TextEdit[];
}

/** Creates the service for one schema. */
export function createExtractorService({ schema, readText }: ExtractorServiceParams): ExtractorService {
  const json = createJsonService(schema);
  const modelOf = createModelCache(json);
  const shapesOf = async ({ uri }: TextDocument) => readShapes((await readText(shapesUri(uri))) ?? '');
  const service: ExtractorService = {
    findDiagnostics: async (document) => findDiagnostics(json, modelOf(document), await shapesOf(document)),
    checkText: (uri, text) => service.findDiagnostics(TextDocument.create(uri, 'extractor-config', 1, text)),
    findCompletions: async (document, position) =>
      findCompletions(json, modelOf(document), position, await shapesOf(document)),
    findHover: async (document, position) => findHover(json, modelOf(document), position, await shapesOf(document)),
    findCodeActions: (document, diagnostics) => findCodeActions(modelOf(document), diagnostics),
    findSymbols: (document) => findSymbols(modelOf(document)),
    findCodeLenses: (document, commands) => findCodeLenses(modelOf(document), commands),
    findFoldingRanges: (document) => json.getFoldingRanges(document),
    findSelectionRanges: (document, positions) => json.getSelectionRanges(document, positions, modelOf(document).json),
    format: (document, range, options) => json.format(document, range, options),
  };
  return service;
}
