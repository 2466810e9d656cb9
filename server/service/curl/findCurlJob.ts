import type { TextEdit } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { curlToJob } from './curlToJob.ts';
import { insertParts } from './insert/insertParts.ts';
import { readExisting } from './insert/readExisting.ts';
import { readCurl } from './readCurl.ts';
import { type OrProblem, orProblem } from './refusal.ts';

/** How to add the request of a cURL command to a document as a job, and what the user is to know of it. */
export function findCurlJob(
  model: ExtractorModel,
  command: string,
): OrProblem<{ edits: TextEdit[]; remarks: string[] }> {
  const request = readCurl(command);
  if ('problem' in request) return request;
  return orProblem(() => {
    const { remarks, ...parts } = curlToJob(request, readExisting(model));
    return { edits: insertParts(model, { ...parts, remarks }), remarks };
  });
}
