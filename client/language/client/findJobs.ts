import { type JobPlace, type JobsParams, jobsRequest } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { LanguageSupport } from './languageSupport.ts';

export interface FoundJob {
  /** The name, as in events and reports. */
  name: string;
  range: vscode.Range;
  /** The place of the value for the next page in its responses. */
  next?: JobPlace['next'];
}

/** Asks the language server, starting it if necessary, for the jobs of a document; children follow their parents. */
export async function findJobs(language: LanguageSupport, { uri }: vscode.TextDocument): Promise<FoundJob[]> {
  const client = await language.client();
  const params: JobsParams = { textDocument: { uri: uri.toString() } };
  const jobs = await client.sendRequest<JobPlace[]>(jobsRequest, params);
  return jobs.map(({ range: { start, end }, ...job }) => {
    return { ...job, range: new vscode.Range(start.line, start.character, end.line, end.character) };
  });
}
