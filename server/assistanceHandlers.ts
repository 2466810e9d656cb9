import { ProtocolRequestType } from 'vscode-languageserver';
import type { RegisterHandler } from './navigationHandlers.ts';
import {
  type EvaluateAnswer,
  type EvaluateParams,
  evaluateRequest,
  type PaginationParams,
  type PaginationResult,
  type PagingSearchParams,
  type PagingSearchStart,
  paginationRequest,
  pagingSearchRequest,
  type WriteFindingAnswer,
  type WriteFindingParams,
  writeFindingRequest,
} from './protocol.ts';
import type { ExtractorService } from './service/extractorService.ts';
import { readObservedPages } from './service/refactors/pagination/readObservedPages.ts';

const paginationType = new ProtocolRequestType<PaginationParams, PaginationResult, never, void, void>(
  paginationRequest,
);
const searchType = new ProtocolRequestType<PagingSearchParams, PagingSearchStart, never, void, void>(
  pagingSearchRequest,
);
const writeType = new ProtocolRequestType<WriteFindingParams, WriteFindingAnswer, never, void, void>(
  writeFindingRequest,
);
const evaluateType = new ProtocolRequestType<EvaluateParams, EvaluateAnswer, never, void, void>(evaluateRequest);

/** Connects the requests of interactive commands to the part of the service that handles them. */
export function registerAssistance(handle: RegisterHandler, service: ExtractorService): void {
  handle(paginationType, { lookedAt: '', choices: [] }, (document, { job, position, pages }) =>
    service.listCandidates(document, { job, position, pages: readObservedPages(pages) }),
  );
  handle(searchType, { jobs: [], names: {} }, async (document, question) => ({
    jobs: service.findSearchedJobs(document, question),
    names: await service.findPagingNames(document),
  }));
  handle(writeType, [], (document, { pagination, changes, ofRun }) =>
    service.writeFinding(document, { pagination, changes }, ofRun),
  );
  handle(
    evaluateType,
    null,
    (document, { position, samples }) => service.evaluateFunction(document, position, samples) ?? null,
  );
}
