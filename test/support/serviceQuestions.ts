import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Position } from 'vscode-languageserver-types';
import { runCommands } from '../../server/protocol.ts';
import type { ExtractorService } from '../../server/service/extractorService.ts';
import type { ExtractorDiagnostic } from '../../server/service/features/diagnostics.ts';

/** The input of a feature. */
export interface Asked {
  document: TextDocument;
  position: Position;
  /** The diagnostics of the document. */
  diagnostics: readonly ExtractorDiagnostic[];
}

export type Feature = keyof ExtractorService;

const curl = "curl -G 'https://api.example.com/v1/users' -d 'page=1' -H 'Authorization: Bearer abc'";

/** One question for each feature of the service; a feature without one does not compile. */
export const questions: Record<Feature, (service: ExtractorService, asked: Asked) => unknown> = {
  expectations: (service, { document }) => service.expectations.findDiagnostics(document),
  findDiagnostics: (service, { document }) => service.findDiagnostics(document),
  findSettingsDiagnostics: (service, { document }) => service.findSettingsDiagnostics(document),
  refreshEnvironment: (service, { document }) => service.refreshEnvironment(document),
  checkText: (service, { document }) => service.checkText(document.uri, document.getText()),
  findUnusableSeverities: (service, { document }) => service.findUnusableSeverities(document.uri),
  withSeverities: (service, { document, diagnostics }) => service.withSeverities(document.uri, diagnostics),
  findCompletions: (service, { document, position }) => service.findCompletions(document, position),
  findHover: (service, { document, position }) => service.findHover(document, position),
  findCodeActions: (service, { document, diagnostics }) => service.findCodeActions(document, diagnostics),
  findSilencings: (service, { document, diagnostics }) =>
    service.findSilencings(document, diagnostics, { createFiles: true }),
  findRefactorings: (service, { document, position }) =>
    service.findRefactorings(document, { start: position, end: position }, ['refactor', 'source']),
  listCandidates: (service, { document, position }) => service.listCandidates(document, { position }),
  findSearchedJobs: (service, { document, position }) => service.findSearchedJobs(document, { position }),
  findPagingNames: (service, { document }) => service.findPagingNames(document),
  writeFinding: (service, { document }) =>
    service.writeFinding(document, {
      pagination: { method: 'pagenum' },
      changes: [{ pointer: '/config/jobs/0/params/page' }, { pointer: '/config/jobs/0/dataField', value: 'items' }],
    }),
  evaluateFunction: (service, { document, position }) => service.evaluateFunction(document, position),
  findSymbols: (service, { document }) => service.findSymbols(document),
  findCodeLenses: (service, { document }) => service.findCodeLenses(document, runCommands),
  findJobs: (service, { document }) => service.findJobs(document),
  findPlan: (service, { document }) => service.findPlan(document, undefined),
  findPlaces: (service, { document }) =>
    service.findPlaces(document.getText(), ['', '/api/pagination', '/config/jobs/0/children/0']),
  findDocumentPlaces: (service, { document }) =>
    service.findDocumentPlaces(document, ['', '/api/pagination', '/config/jobs/0/children/0']),
  findFoldingRanges: (service, { document }) => service.findFoldingRanges(document),
  findSelectionRanges: (service, { document, position }) => service.findSelectionRanges(document, [position]),
  format: (service, { document }) => service.format(document, undefined, { tabSize: 2, insertSpaces: true }),
  findDefinition: (service, { document, position }) => service.findDefinition(document, position),
  findReferences: (service, { document, position }) => service.findReferences(document, position, true),
  prepareRename: (service, { document, position }) => service.prepareRename(document, position),
  rename: (service, { document, position }) => service.rename(document, position, 'other'),
  findDocumentLinks: (service, { document }) => service.findDocumentLinks(document),
  findSemanticTokens: (service, { document }) => service.findSemanticTokens(document),
  findInlayHints: (service, { document, position }) =>
    service.findInlayHints(document, { start: { line: 0, character: 0 }, end: position }),
  findCurlJob: (service, { document }) => service.findCurlJob(document, curl),
  writeCurlConfiguration: (service) => service.writeCurlConfiguration(curl),
  writeCurlLogin: (service) => service.writeCurlLogin(curl, 'https://api.test/'),
  findJobCommand: (service, { document, position }) => service.findJobCommand(document, position),
};

/** All features, the diagnostics first, because others are about them. */
export const features: readonly Feature[] = [
  'findDiagnostics',
  ...Object.keys(questions).filter((name): name is Feature => name in questions && name !== 'findDiagnostics'),
];
