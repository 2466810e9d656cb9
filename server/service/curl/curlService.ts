import type { Position } from 'vscode-json-languageservice';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { OrProblem } from './command/refusal.ts';
import { findJobCommand } from './copy/jobToCurl.ts';
import { findCurlJob } from './findCurlJob.ts';
import { writeConfiguration } from './writeConfiguration.ts';
import { writeLogin } from './writeLogin.ts';

/** The part of the service that turns cURL commands into jobs, and jobs into commands. */
export interface CurlService {
  /** The edits that add the request of a cURL command to a document as a job, its credentials, and remarks for the user. */
  findCurlJob(document: TextDocument, command: string, secretsApart?: boolean): ReturnType<typeof findCurlJob>;
  writeCurlConfiguration(command: string, secretsApart?: boolean): ReturnType<typeof writeConfiguration>;
  /** The login that a cURL command sends, for a configuration with this base address. */
  writeCurlLogin(command: string, baseUrl: string): ReturnType<typeof writeLogin>;
  /** The cURL command for the first request of the job at a position, with variables for its secrets. */
  findJobCommand(document: TextDocument, position: Position): OrProblem<{ command: string }>;
}

/** Creates the service for the models of the documents; `now` is Unix time in milliseconds. */
export function createCurlService(modelOf: (document: TextDocument) => ExtractorModel, now: () => number): CurlService {
  return {
    findCurlJob: (document, command, secretsApart) => findCurlJob(modelOf(document), command, secretsApart),
    writeCurlConfiguration: writeConfiguration,
    writeCurlLogin: writeLogin,
    findJobCommand: (document, position) => findJobCommand(modelOf(document), document.offsetAt(position), now()),
  };
}
