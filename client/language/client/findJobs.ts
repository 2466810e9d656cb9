import { type JobPlace, type JobsParams, jobsRequest } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { LanguageSupport } from './languageSupport.ts';

export interface FoundJob {
  /** The name, as in events and reports. */
  name: string;
  range: vscode.Range;
  /** The words that stand for the job, whose hover shows its plan. */
  words: vscode.Range[];
  /** The place of the value for the next page in its responses. */
  next?: JobPlace['next'];
}

/** Asks the language server, starting it if necessary, for the jobs of a document; children follow their parents. */
export async function findJobs(language: LanguageSupport, document: vscode.TextDocument): Promise<FoundJob[]> {
  return await requestJobs(await language.client(), document);
}

/** Asks the language server for the jobs of a document; children follow their parents. */
export async function requestJobs(
  client: BaseLanguageClient,
  { uri }: Pick<vscode.TextDocument, 'uri'>,
): Promise<FoundJob[]> {
  const params: JobsParams = { textDocument: { uri: uri.toString() } };
  const jobs = await client.sendRequest<JobPlace[]>(jobsRequest, params);
  return jobs.map(({ range, words, ...job }) => ({ ...job, range: rangeOf(range), words: words.map(rangeOf) }));
}

function rangeOf({ start, end }: JobPlace['range']): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
