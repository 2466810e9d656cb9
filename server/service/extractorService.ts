import type { KnownNames } from '@pagewright/core/finding/bench/search';
import type {
  CodeAction,
  CompletionList,
  Diagnostic,
  DocumentSymbol,
  FoldingRange,
  FormattingOptions,
  Hover,
  Position,
  Range,
  SelectionRange,
  TextEdit,
} from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { CodeLens } from 'vscode-languageserver-types';
import type { OrProblem } from './curl/command/refusal.ts';
import { type CurlService, createCurlService } from './curl/curlService.ts';
import { createApiKnowledge } from './descriptions/apiKnowledge.ts';
import { ChosenEnvironments } from './environments.ts';
import { createExpectService, type ExpectService } from './expect/expectService.ts';
import type { ExtractorServiceParams } from './extractorServiceParams.ts';
import { applySeverities } from './features/applySeverities.ts';
import { findCodeActions } from './features/codeActions.ts';
import { findCodeLenses, type RunCommands } from './features/codeLens.ts';
import { findCompletions } from './features/completion.ts';
import { type ExtractorDiagnostic, findDiagnostics } from './features/diagnostics.ts';
import { type Evaluation, evaluateFunction, type FunctionSample } from './features/evaluateFunction.ts';
import { type FoundJob, findJobs } from './features/findJobs.ts';
import { type FoundPlace, findPlace } from './features/findPlace.ts';
import { type EditAbilities, findSilencings } from './features/findSilencings.ts';
import { formatDocument } from './features/formatDocument.ts';
import { findHover } from './features/hover.ts';
import { redactShown } from './features/redactShown.ts';
import { asksFor, findRefactorings } from './features/refactorings.ts';
import { findSettingsDiagnostics } from './features/settingsDiagnostics.ts';
import { findSymbols } from './features/symbols.ts';
import { jsonServiceWith } from './jsonService.ts';
import { type EnvironmentOf, nothingKnown } from './model/known.ts';
import { createModelCache } from './model/modelCache.ts';
import { redactorOf } from './model/redactorOf.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { documentPlanText } from './plans/documentPlanText.ts';
import { createPlanCache } from './plans/planCache.ts';
import { askedJob } from './refactors/pagination/askedJob.ts';
import {
  listCandidates,
  type PaginationQuestion,
  type PaginationSuggestions,
} from './refactors/pagination/listCandidates.ts';
import { pagingNames } from './refactors/pagination/pagingNames.ts';
import { type SearchedJob, searchedJobs } from './refactors/pagination/searchedJobs.ts';
import { type WritableFinding, writeFinding } from './refactors/pagination/writeFinding.ts';
import { createSeverities } from './severities/createSeverities.ts';
import { createShapesCache } from './shapes/shapesCache.ts';
import { Superseded } from './superseded.ts';
import type { FileEdit } from './text/fileEdit.ts';

/** The features of an editor or a terminal for an extractor configuration. None throws for a broken document. */
export interface ExtractorService extends Navigation, CurlService {
  /** The features for the `expect.json` of a test. */
  expectations: ExpectService;
  /**
   * All enabled diagnostics, with their configured severities, also from the shapes file next to the document. Rejects
   * with `Superseded` if the document changes meanwhile.
   */
  findDiagnostics(document: TextDocument): Promise<ExtractorDiagnostic[]>;
  /** The problems of the environments in a `.pagewright.json`. */
  findSettingsDiagnostics(document: TextDocument): Diagnostic[];
  /** Reads the chosen environment of a document; called before other methods for the document. */
  refreshEnvironment(document: TextDocument): Promise<void>;
  /** All enabled diagnostics of a text that no editor has open. */
  checkText(uri: string, text: string): Promise<ExtractorDiagnostic[]>;
  /** The URI of the nearest `.pagewright.json` of a file, if it is not a valid JSON object. */
  findUnusableSeverities(uri: string): Promise<string | undefined>;
  /** Diagnostics of other sources about a file, with their configured severities; without those that are turned off. */
  withSeverities(uri: string, diagnostics: readonly ExtractorDiagnostic[]): Promise<ExtractorDiagnostic[]>;
  findCompletions(document: TextDocument, position: Position): Promise<CompletionList>;
  findHover(document: TextDocument, position: Position): Promise<Hover | null>;
  /** Quick fixes for diagnostics of `findDiagnostics`. */
  findCodeActions(document: TextDocument, diagnostics: readonly Diagnostic[]): Promise<CodeAction[]>;
  /** For each code of diagnostics of `findDiagnostics`: the action that turns it off in the document or the folder. */
  findSilencings(
    document: TextDocument,
    diagnostics: readonly Diagnostic[],
    abilities: EditAbilities,
  ): Promise<CodeAction[]>;
  /** Refactorings for a selection; `only` are the requested kinds, all if it is missing. */
  findRefactorings(document: TextDocument, range: Range, only?: readonly string[]): Promise<CodeAction[]>;
  /** Paging methods that the known responses of a job, or of all jobs, suggest, for the user to choose. */
  listCandidates(document: TextDocument, question: PaginationQuestion): Promise<PaginationSuggestions>;
  /** The jobs that a search for paging asks for: the one of the question, or all. */
  findSearchedJobs(document: TextDocument, question: Omit<PaginationQuestion, 'pages'>): SearchedJob[];
  /** Names of paging parameters that descriptions of the API give, by job. */
  findPagingNames(document: TextDocument): Promise<Record<string, KnownNames>>;
  /**
   * The edits that write what a search for paging found; none if all of it is there. `ofRun`: the URI of the file that
   * was searched, such as a row. Or the reason why they cannot be made.
   */
  writeFinding(document: TextDocument, finding: WritableFinding, ofRun?: string): OrProblem<FileEdit[]>;
  /** The value of the function at a position; without samples, the inputs that only a run knows. */
  evaluateFunction(
    document: TextDocument,
    position: Position,
    samples?: readonly FunctionSample[],
  ): Evaluation | undefined;
  findSymbols(document: TextDocument): DocumentSymbol[];
  findCodeLenses(document: TextDocument, commands: RunCommands): CodeLens[];
  /** All jobs with their names as in reports, children after their parents. */
  findJobs(document: TextDocument): FoundJob[];
  /**
   * The plan of the configuration, or of one job with its children, as text, or the reason why its environment cannot
   * be used; null if there is none.
   */
  findPlan(document: TextDocument, job: string | undefined): string | null;
  /** The places to show something about the targets of JSON pointers in a text; null for those that do not exist. */
  findPlaces(text: string, pointers: readonly string[]): (FoundPlace | null)[];
  /** The places in a document, as `findPlaces` finds them in a text. */
  findDocumentPlaces(document: TextDocument, pointers: readonly string[]): (FoundPlace | null)[];
  findFoldingRanges(document: TextDocument): FoldingRange[];
  findSelectionRanges(document: TextDocument, positions: Position[]): SelectionRange[];
  /** The edits that format the document, or one range of it; none if it is nested too deeply. */
  format(document: TextDocument, range: Range | undefined, options: FormattingOptions): TextEdit[];
}

/** Creates the service for one schema. */
export function createExtractorService({
  schema,
  readText,
  now,
  knownOf = () => nothingKnown,
  pause = async () => undefined,
  descriptions,
  expectSchema = {},
  listFolder,
  ...sources
}: ExtractorServiceParams): ExtractorService {
  const json = jsonServiceWith(schema);
  const severities = createSeverities(json, { readText, ...sources });
  const environments = new ChosenEnvironments(knownOf, (uri) => severities.nearestFile(uri));
  const environmentOf: EnvironmentOf = (document) => environments.of(document);
  const modelOf = createModelCache(json, environmentOf);
  const planOf = createPlanCache(now, environmentOf);
  const knownShapesOf = createShapesCache(readText, knownOf);
  const knowledgeOf = createApiKnowledge(knownShapesOf, (uri) => severities.nearestFile(uri), descriptions);
  const shapesOf = async (document: TextDocument) => (await knowledgeOf(document, modelOf)).shapes;
  const withSeverities: ExtractorService['withSeverities'] = async (uri, diagnostics) =>
    applySeverities(diagnostics, (await severities.severitiesOf(uri)).severities);
  const { nearestFile } = severities;
  const service: ExtractorService = {
    expectations: createExpectService({
      json: jsonServiceWith(expectSchema),
      readText,
      listFolder,
      nearestFile,
      withSeverities,
    }),
    ...createNavigation(modelOf, knownOf, async (document) => (await knowledgeOf(document, modelOf)).described),
    ...createCurlService(modelOf, now),
    findDiagnostics: async (document) => {
      const { version } = document;
      const breathe = async () => {
        await pause();
        if (document.version !== version) throw new Superseded();
      };
      // The disk and the editor are asked first, so that they respond while the text is parsed.
      const asked = severities.severitiesOf(document.uri);
      const knowledge = await knowledgeOf(document, async () => {
        await environments.refresh(document);
        return modelOf(document);
      });
      const wanted = await asked;
      const model = modelOf(document);
      const ignored = [...(wanted.ignored ? [wanted.ignored] : []), ...knowledge.ignored];
      const beside = { ...knowledge, ignored, known: knownOf(document.uri) };
      const found = await findDiagnostics(json, model, beside, breathe);
      return applySeverities(found, wanted.severities);
    },
    findSettingsDiagnostics,
    refreshEnvironment: (document) => environments.refresh(document),
    checkText: (uri, text) => service.findDiagnostics(TextDocument.create(uri, 'extractor-config', 1, text)),
    withSeverities,
    findUnusableSeverities: (uri) => severities.unusableFile(uri),
    findCompletions: async (document, position) => {
      const knowledge = await knowledgeOf(document, modelOf);
      return findCompletions(json, modelOf(document), position, { ...knowledge, now: now() });
    },
    findHover: async (document, position) => {
      const knowledge = await knowledgeOf(document, modelOf);
      const { runs } = knownOf(document.uri);
      const known = { ...knowledge, plan: () => planOf(document), ground: runs?.ground, now: now() };
      return findHover(json, modelOf(document), position, known);
    },
    findCodeActions: async (document, diagnostics) => {
      const model = modelOf(document);
      return redactShown(findCodeActions(model, diagnostics), model);
    },
    findSilencings: async (document, diagnostics, abilities) => {
      const nearest = await severities.nearestFile(document.uri);
      return nearest && !nearest.ignored ? findSilencings(document.uri, diagnostics, nearest, abilities) : [];
    },
    findRefactorings: async (document, range, only) => {
      const model = modelOf(document);
      const matches = asksFor(only, 'source') ? await json.getMatchingSchemas(document, model.json) : [];
      return redactShown(findRefactorings(model, range, { shapes: await shapesOf(document), matches }, only), model);
    },
    listCandidates: async (document, { pages = new Map(), ...question }) => {
      const model = modelOf(document);
      const job = askedJob(model, question);
      const { learned, described } = await knowledgeOf(document, modelOf);
      return listCandidates(model, job, { shapes: learned, pages, described });
    },
    findSearchedJobs: (document, question) => {
      const model = modelOf(document);
      return searchedJobs(model, askedJob(model, question));
    },
    findPagingNames: async (document) => {
      const model = modelOf(document);
      const { described } = await knowledgeOf(document, modelOf);
      return pagingNames(model, described);
    },
    writeFinding: (document, finding) => writeFinding(document, finding, json.parseJSONDocument),
    evaluateFunction: (document, position, samples) =>
      evaluateFunction(modelOf(document), document.offsetAt(position), now(), samples),
    findSymbols: (document) => findSymbols(modelOf(document)),
    findCodeLenses: (document, commands) => findCodeLenses(modelOf(document), () => planOf(document), commands),
    findJobs: (document) => {
      const model = modelOf(document);
      return redactShown(findJobs(model), model);
    },
    findPlan: (document, job) => {
      const problem = environments.problemOf(document);
      if (problem !== undefined) return `${problem}\n`;
      const asked = { job: job && redactorOf(modelOf(document))(job), environment: environmentOf(document)?.name };
      return documentPlanText(planOf(document), asked, knownOf(document.uri));
    },
    findPlaces: (text, pointers) =>
      service.findDocumentPlaces(TextDocument.create('', 'extractor-config', 1, text), pointers),
    findDocumentPlaces: (document, pointers) => {
      const model = modelOf(document);
      return pointers.map((pointer) => findPlace(model, pointer) ?? null);
    },
    findFoldingRanges: (document) => json.getFoldingRanges(document),
    findSelectionRanges: (document, positions) => json.getSelectionRanges(document, positions, modelOf(document).json),
    format: (document, range, options) => formatDocument(json, document, range, options),
  };
  return service;
}
