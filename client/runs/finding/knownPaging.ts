import {
  type PaginationParams,
  type PaginationResult,
  type PagingSearchParams,
  type PagingSearchStart,
  paginationRequest,
  pagingSearchRequest,
} from '@pagewright/server/protocol';
import type * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { fileId } from '../../shared/fileId.ts';
import { configHash } from '../../shared/text/configHash.ts';
import type { RunHistory } from '../history/runHistory.ts';
import { type FailedWay, failedWays } from './failedWays.ts';
import { type FirstPage, firstPages } from './firstPages.ts';

/** The job that was asked for: by its name, or at a position; otherwise all. */
export type AskedJob = Pick<PaginationParams, 'job' | 'position'>;

/** Knowledge about the paging before a request is sent. */
export interface KnownPaging {
  /** The paging methods that known responses suggest. */
  suggested: PaginationResult;
  start: PagingSearchStart;
  /** The kept responses, by job. */
  pages: Map<string, FirstPage>;
  /** The ways that earlier searches of the same text have refuted. */
  failed: FailedWay[];
}

/** Gathers what is known about the paging of a job, or of all jobs, without sending anything. */
export async function knownPaging(
  document: vscode.TextDocument,
  asked: AskedJob,
  { language, history, projects }: { language: LanguageSupport; history: RunHistory; projects: Projects },
): Promise<KnownPaging> {
  const client = await language.client();
  const configFile = fileId(document.uri);
  const pages = await firstPages(history, configFile);
  const sent = Object.fromEntries([...pages].map(([name, { page }]) => [name, page]));
  const question: PagingSearchParams = { textDocument: { uri: document.uri.toString() }, ...asked };
  const suggested = await client.sendRequest<PaginationResult>(paginationRequest, { ...question, pages: sent });
  const start = await client.sendRequest<PagingSearchStart>(pagingSearchRequest, question);
  const jobs = start.jobs.map(({ name }) => name);
  const hash = configHash((await projects.composed(document)).getText());
  return { suggested, start, pages, failed: failedWays(await history.all(), { configFile, hash, jobs }) };
}
