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
import { type CurlService, createCurlService } from './curl/curlService.ts';
import { findCodeActions } from './features/codeActions.ts';
import { findCodeLenses, type RunCommands } from './features/codeLens.ts';
import { findCompletions } from './features/completion.ts';
import { type ExtractorDiagnostic, findDiagnostics } from './features/diagnostics.ts';
import { type Evaluation, evaluateFunction, type FunctionSample } from './features/evaluateFunction.ts';
import { type FoundPlace, findPlace } from './features/findPlace.ts';
import { formatDocument } from './features/formatDocument.ts';
import { findHover } from './features/hover.ts';
import { findPlanLenses, type PlanCommands } from './features/planLenses.ts';
import { asksFor, findRefactorings } from './features/refactorings.ts';
import { findSymbols } from './features/symbols.ts';
import { createJsonService } from './jsonService.ts';
import { createModelCache } from './model/modelCache.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createPlanCache } from './plans/planCache.ts';
import { planOfJob } from './plans/planOfJob.ts';
import { jobAt } from './refactors/jobAt.ts';
import { type PaginationSuggestion, suggestPagination } from './refactors/pagination/suggestPagination.ts';
import { applySeverities } from './severities/applySeverities.ts';
import { createSeverities, type SeveritySources } from './severities/createSeverities.ts';
import { type EditAbilities, findSilencings } from './severities/findSilencings.ts';
import { createShapesCache } from './shapes/shapesCache.ts';
import { Superseded } from './superseded.ts';

/** What the service is given from outside. */
export interface ExtractorServiceParams extends SeveritySources {
  /** The schema of configurations, as `dist/schemas/extractor.schema.json` holds it. */
  schema: JSONSchema;
  /** Unix time in milliseconds. */
  now(): number;
  /** Gives way to whatever else waits to be done; where it is missing, work is done in one go. */
  pause?(): Promise<void>;
}

/** What an editor, or a terminal, can ask about an extractor configuration. Nothing here throws for a broken document. */
export interface ExtractorService extends Navigation, CurlService {
  /**
   * Everything that is wrong or worth a remark and that is wanted, as severe as it is wanted; also from the shapes file
   * beside the document. Rejects with `Superseded`
   * where the document is changed meanwhile.
   */
  findDiagnostics(document: TextDocument): Promise<ExtractorDiagnostic[]>;
  /** The same for a text that no editor holds. */
  checkText(uri: string, text: string): Promise<ExtractorDiagnostic[]>;
  /** The URI of the `.pagewright.json` that is the nearest of a file, where it is no valid JSON object. */
  findUnusableSeverities(uri: string): Promise<string | undefined>;
  findCompletions(document: TextDocument, position: Position): Promise<CompletionList>;
  findHover(document: TextDocument, position: Position): Promise<Hover | null>;
  /** Quick fixes for diagnostics that `findDiagnostics` gave. */
  findCodeActions(document: TextDocument, diagnostics: readonly Diagnostic[]): CodeAction[];
  /** For each code of diagnostics that `findDiagnostics` gave: to hear no more of it, in the document or in the folder. */
  findSilencings(
    document: TextDocument,
    diagnostics: readonly Diagnostic[],
    abilities: EditAbilities,
  ): Promise<CodeAction[]>;
  /** Refactorings of what is selected; `only` are the kinds that are asked for, any where it is missing. */
  findRefactorings(document: TextDocument, range: Range, only?: readonly string[]): Promise<CodeAction[]>;
  /** Ways of paging that the known responses of the job at a position, or of all, speak for; for the user to choose from. */
  suggestPagination(document: TextDocument, position: Position | undefined): Promise<PaginationSuggestion[]>;
  /** The value of the function at a position; what only a run knows is asked for unless samples of it are given. */
  evaluateFunction(
    document: TextDocument,
    position: Position,
    samples?: readonly FunctionSample[],
  ): Evaluation | undefined;
  findSymbols(document: TextDocument): DocumentSymbol[];
  findCodeLenses(document: TextDocument, commands: RunCommands & PlanCommands): CodeLens[];
  /** The plan of the configuration, or of one job with its children, as a text; null where there is none. */
  findPlan(document: TextDocument, job: string | undefined): string | null;
  /** Where to speak of the parts of a text that JSON pointers lead to; null for those that lead nowhere. */
  findPlaces(text: string, pointers: readonly string[]): (FoundPlace | null)[];
  findFoldingRanges(document: TextDocument): FoldingRange[];
  findSelectionRanges(document: TextDocument, positions: Position[]): SelectionRange[];
  /** The edits that format the document, or one range of it; none where it goes too deep to be worked with. */
  format(document: TextDocument, range: Range | undefined, options: FormattingOptions): TextEdit[];
}

/** Creates the service for one schema. */
export function createExtractorService({
  schema,
  readText,
  now,
  pause = async () => undefined,
  ...sources
}: ExtractorServiceParams): ExtractorService {
  const json = createJsonService(schema);
  const modelOf = createModelCache(json);
  const planOf = createPlanCache(now);
  const shapesOf = createShapesCache(readText);
  const severities = createSeverities(json, { readText, ...sources });
  const service: ExtractorService = {
    ...createNavigation(modelOf),
    ...createCurlService(modelOf, now),
    findDiagnostics: async (document) => {
      const { version } = document;
      const breathe = async () => {
        await pause();
        if (document.version !== version) throw new Superseded();
      };
      // The disk and the editor are asked first, so that their answers come while the text is parsed.
      const asked = Promise.all([shapesOf(document), severities.severitiesOf(document.uri)]);
      const model = modelOf(document);
      const [shapes, wanted] = await asked;
      return applySeverities(await findDiagnostics(json, model, shapes, breathe), wanted);
    },
    checkText: (uri, text) => service.findDiagnostics(TextDocument.create(uri, 'extractor-config', 1, text)),
    findUnusableSeverities: (uri) => severities.unusableFile(uri),
    findCompletions: async (document, position) =>
      findCompletions(json, modelOf(document), position, { shapes: await shapesOf(document), now: now() }),
    findHover: async (document, position) =>
      findHover(json, modelOf(document), position, {
        shapes: await shapesOf(document),
        plan: () => planOf(document),
        now: now(),
      }),
    findCodeActions: (document, diagnostics) => findCodeActions(modelOf(document), diagnostics),
    findSilencings: async (document, diagnostics, abilities) => {
      const nearest = await severities.nearestFile(document.uri);
      return nearest ? findSilencings(document.uri, diagnostics, nearest, abilities) : [];
    },
    findRefactorings: async (document, range, only) => {
      const model = modelOf(document);
      const matches = asksFor(only, 'source') ? await json.getMatchingSchemas(document, model.json) : [];
      return findRefactorings(model, range, { shapes: await shapesOf(document), matches }, only);
    },
    suggestPagination: async (document, position) => {
      const model = modelOf(document);
      const job = position && jobAt(model, { offset: document.offsetAt(position), length: 0 });
      return suggestPagination(model, job, await shapesOf(document));
    },
    evaluateFunction: (document, position, samples) =>
      evaluateFunction(modelOf(document), document.offsetAt(position), now(), samples),
    findSymbols: (document) => findSymbols(modelOf(document)),
    findCodeLenses: (document, commands) => [
      ...findCodeLenses(modelOf(document), commands),
      ...findPlanLenses(modelOf(document), () => planOf(document), commands),
    ],
    findPlan: (document, job) => {
      const plan = planOfJob(planOf(document)?.whole(), job);
      return plan === undefined ? null : planText(plan);
    },
    findPlaces: (text, pointers) => {
      const model = modelOf(TextDocument.create('', 'extractor-config', 1, text));
      return pointers.map((pointer) => findPlace(model, pointer) ?? null);
    },
    findFoldingRanges: (document) => json.getFoldingRanges(document),
    findSelectionRanges: (document, positions) => json.getSelectionRanges(document, positions, modelOf(document).json),
    format: (document, range, options) => formatDocument(json, document, range, options),
  };
  return service;
}
