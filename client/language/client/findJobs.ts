import { type JobPlace, type JobsParams, jobsRequest } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { LanguageSupport } from './languageSupport.ts';

/** A job of a document. */
export interface FoundJob {
  /** As in events and reports. */
  name: string;
  /** The whole job. */
  range: vscode.Range;
  /** Where its responses have the value for the next page. */
  next?: JobPlace['next'];
}

/** Asks the language server, which it starts where necessary, for the jobs of a document; children follow their parents. */
export async function findJobs(language: LanguageSupport, { uri }: vscode.TextDocument): Promise<FoundJob[]> {
  const client = await language.client();
  const params: JobsParams = { textDocument: { uri: uri.toString() } };
  const jobs = await client.sendRequest<JobPlace[]>(jobsRequest, params);
  return jobs.map(({ range: { start, end }, ...job }) => {
    return { ...job, range: new vscode.Range(start.line, start.character, end.line, end.character) };
  });
}
