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
import { planText } from '../../engine/core/plan/planText.ts';
import { readShapes } from '../../engine/core/shapes/readShapes.ts';
import { findCodeActions } from './features/codeActions.ts';
import { findCodeLenses, type RunCommands } from './features/codeLens.ts';
import { findCompletions } from './features/completion.ts';
import { type ExtractorDiagnostic, findDiagnostics } from './features/diagnostics.ts';
import { type FoundPlace, findPlace } from './features/findPlace.ts';
import { findHover } from './features/hover.ts';
import { findPlanLenses, type PlanCommands } from './features/planLenses.ts';
import { findSymbols } from './features/symbols.ts';
import { createJsonService } from './jsonService.ts';
import { createModelCache } from './model/modelCache.ts';
import { createPlanCache } from './plans/planCache.ts';
import { planOfJob } from './plans/planOfJob.ts';
import { shapesUri } from './shapes/shapesUri.ts';

/** What the service is given from outside. */
export interface ExtractorServiceParams {
  /** The schema of configurations, as `dist/schemas/extractor.schema.json` holds it. */
  schema: JSONSchema;
  /** The text behind a URI, or undefined where there is none. */
  readText(uri: string): Promise<string | undefined>;
  /** Unix time in milliseconds. */
  now(): number;
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
  findCodeLenses(document: TextDocument, commands: RunCommands & PlanCommands): CodeLens[];
  /** The plan of the configuration, or of one job with its children, as a text; null where there is none. */
  findPlan(document: TextDocument, job: string | undefined): string | null;
  /** Where to speak of the parts of a text that JSON pointers lead to; null for those that lead nowhere. */
  findPlaces(text: string, pointers: readonly string[]): (FoundPlace | null)[];
  findFoldingRanges(document: TextDocument): FoldingRange[];
  findSelectionRanges(document: TextDocument, positions: Position[]): SelectionRange[];
  /** The edits that format the document, or one range of it. */
  format(document: TextDocument, range: Range | undefined, options: FormattingOptions): TextEdit[];
}

/** Creates the service for one schema. */
export function createExtractorService({ schema, readText, now }: ExtractorServiceParams): ExtractorService {
  const json = createJsonService(schema);
  const modelOf = createModelCache(json);
  const planOf = createPlanCache(now);
  const shapesOf = async ({ uri }: TextDocument) => readShapes((await readText(shapesUri(uri))) ?? '');
  const service: ExtractorService = {
    findDiagnostics: async (document) => findDiagnostics(json, modelOf(document), await shapesOf(document)),
    checkText: (uri, text) => service.findDiagnostics(TextDocument.create(uri, 'extractor-config', 1, text)),
    findCompletions: async (document, position) =>
      findCompletions(json, modelOf(document), position, await shapesOf(document)),
    findHover: async (document, position) =>
      findHover(json, modelOf(document), position, { shapes: await shapesOf(document), plan: planOf(document) }),
    findCodeActions: (document, diagnostics) => findCodeActions(modelOf(document), diagnostics),
    findSymbols: (document) => findSymbols(modelOf(document)),
    findCodeLenses: (document, commands) => [
      ...findCodeLenses(modelOf(document), commands),
      ...findPlanLenses(modelOf(document), planOf(document), commands),
    ],
    findPlan: (document, job) => {
      const plan = planOfJob(planOf(document), job);
      return plan === undefined ? null : planText(plan);
    },
    findPlaces: (text, pointers) => {
      const model = modelOf(TextDocument.create('', 'extractor-config', 1, text));
      return pointers.map((pointer) => findPlace(model, pointer) ?? null);
    },
    findFoldingRanges: (document) => json.getFoldingRanges(document),
    findSelectionRanges: (document, positions) => json.getSelectionRanges(document, positions, modelOf(document).json),
    format: (document, range, options) => json.format(document, range, options),
  };
  return service;
}
