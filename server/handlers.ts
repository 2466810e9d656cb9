import {
  type CancellationToken,
  CodeActionKind,
  CodeActionRequest,
  CodeLensRequest,
  CompletionRequest,
  type Connection,
  type Diagnostic,
  DiagnosticSeverity,
  DocumentFormattingRequest,
  DocumentRangeFormattingRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  ProtocolRequestType,
  type ResponseError,
  SelectionRangeRequest,
  type TextDocumentIdentifier,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { registerAssistance } from './assistanceHandlers.ts';
import { registerCurl } from './curlHandlers.ts';
import type { OpenDocuments } from './documents.ts';
import { type ForecastParams, forecastRequest } from './forecastProtocol.ts';
import { isConfiguration } from './isConfiguration.ts';
import { registerNavigation } from './navigationHandlers.ts';
import {
  type ErrorsParams,
  errorsRequest,
  type JobPlace,
  type JobsParams,
  jobsRequest,
  type PlaceAnswer,
  type PlacesParams,
  type PlanParams,
  placesRequest,
  planRequest,
  runCommands,
} from './protocol.ts';
import { safely } from './safely.ts';
import type { ExtractorService } from './service/extractorService.ts';
import type { EditAbilities } from './service/features/findSilencings.ts';
import { readRuns } from './service/model/readRuns.ts';
import { findForecast, isExpectFile } from './service.ts';
import { unlessCancelled } from './unlessCancelled.ts';

const planType = new ProtocolRequestType<PlanParams, string | null, never, void, void>(planRequest);
const errorsType = new ProtocolRequestType<ErrorsParams, string[], never, void, void>(errorsRequest);
const jobsType = new ProtocolRequestType<JobsParams, JobPlace[], never, void, void>(jobsRequest);

/** Connects each request of the protocol to the part of the service that handles it. */
export function registerHandlers(
  connection: Connection,
  documents: OpenDocuments,
  service: ExtractorService,
  abilities: () => EditAbilities,
): void {
  handle(CompletionRequest.type, null, (document, { position }) =>
    featuresOf(document).findCompletions(document, position),
  );
  handle(HoverRequest.type, null, (document, { position }) => featuresOf(document).findHover(document, position));
  handle(CodeActionRequest.type, [], async (document, { range, context }) => [
    ...(await featuresOf(document).findCodeActions(document, context.diagnostics)),
    ...(isExpectFile(document.uri) ? [] : await service.findRefactorings(document, range, context.only)),
    ...(asksForFixes(context.only) ? await service.findSilencings(document, context.diagnostics, abilities()) : []),
  ]);
  handle(DocumentSymbolRequest.type, [], (document) => service.findSymbols(document));
  handle(CodeLensRequest.type, [], (document) => service.findCodeLenses(document, runCommands));
  handle(jobsType, [], (document) => service.findJobs(document));
  handle(errorsType, [], async (document) => errorsIn(await service.findDiagnostics(document)));
  handle(planType, null, (document, { job }) => service.findPlan(document, job));
  handle(FoldingRangeRequest.type, [], (document) => service.findFoldingRanges(document));
  handle(SelectionRangeRequest.type, [], (document, { positions }) => service.findSelectionRanges(document, positions));
  handle(DocumentFormattingRequest.type, [], (document, { options }) => service.format(document, undefined, options));
  handle(DocumentRangeFormattingRequest.type, [], (document, { range, options }) =>
    service.format(document, range, options),
  );
  registerNavigation(handle, service);
  registerAssistance(handle, service);
  registerCurl(connection, handle, service);
  connection.onRequest(placesRequest, async ({ text, uri, pointers }: PlacesParams, token: CancellationToken) => {
    const task = { name: placesRequest, uri: uri ?? 'a text' };
    const work = async (): Promise<PlaceAnswer[]> => {
      const document = uri === undefined ? undefined : documents.get(uri);
      if (!document || !isConfiguration(document)) return service.findPlaces(text, pointers);
      await service.refreshEnvironment(document);
      return service.findDocumentPlaces(document, pointers);
    };
    return await unlessCancelled(token, () => safely(task, [], work, log));
  });

  connection.onRequest(forecastRequest, async ({ text, jobs, runs }: ForecastParams, token: CancellationToken) => {
    const task = { name: forecastRequest, uri: 'a text' };
    const next = readRuns(runs);
    const work = async () => (next === undefined ? null : findForecast(text, jobs, { ...next, now: Date.now }));
    return await unlessCancelled(token, () => safely(task, null, work, log));
  });

  function handle<P extends { textDocument: TextDocumentIdentifier }, R, PR, RO>(
    type: ProtocolRequestType<P, R, PR, void, RO>,
    fallback: R,
    work: (document: TextDocument, params: P) => R | ResponseError<void> | Promise<R>,
  ): void {
    connection.onRequest<unknown, void>(type.method, async (params: P, token: CancellationToken): Promise<unknown> => {
      const { uri } = params.textDocument;
      const document = documents.get(uri);
      if (!document || !isKnown(document, type.method)) return fallback;
      const task = { name: type.method, uri };
      const prepared = async () => {
        if (!isExpectFile(document.uri)) await service.refreshEnvironment(document);
        return await work(document, params);
      };
      return await unlessCancelled(token, () => safely(task, fallback, prepared, log));
    });
  }

  function featuresOf({
    uri,
  }: TextDocument): Pick<ExtractorService, 'findCompletions' | 'findHover' | 'findCodeActions'> {
    return isExpectFile(uri) ? service.expectations : service;
  }

  function log(line: string): void {
    connection.console.error(line);
  }
}

/** The requests that are answered for the `expect.json` of a test too. */
const ofTests: ReadonlySet<string> = new Set([CompletionRequest.method, HoverRequest.method, CodeActionRequest.method]);

function isKnown(document: TextDocument, method: string): boolean {
  return isExpectFile(document.uri) ? ofTests.has(method) : isConfiguration(document);
}

function errorsIn(diagnostics: readonly Diagnostic[]): string[] {
  const errors = diagnostics.filter(({ severity }) => severity === DiagnosticSeverity.Error);
  return errors.map(({ range, message }) => `Line ${range.start.line + 1}: ${message}`);
}

/** Whether a request asks for fixes. If it names no kind of action, every kind counts. */
function asksForFixes(only: readonly string[] | undefined): boolean {
  return only === undefined || only.some((kind) => kind === '' || kind === CodeActionKind.QuickFix);
}
