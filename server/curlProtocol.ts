// The requests about cURL commands that the extension and the language server share.
import type { FileEdit, Problem, TextPlace } from './protocol.ts';

/** Requests the edits that add the request of a cURL command to an open configuration. */
export const curlJobRequest = 'pagewright/curlJob';

export interface CurlJobParams extends CurlConfigurationParams {
  textDocument: { uri: string };
}

/** The edits, with remarks of one sentence each, or the reason why the command cannot be imported. */
export type CurlJobAnswer = ({ edits: FileEdit[] } & ImportedFromCurl) | Problem;

interface ImportedFromCurl {
  /** The values of the command's credentials by the keys that they have in `config`. */
  secrets: Record<string, string>;
  remarks: string[];
}

/** Requests the text of a new configuration that sends the request of a cURL command. */
export const curlConfigurationRequest = 'pagewright/curlConfiguration';

export interface CurlConfigurationParams {
  /** The command as copied, including line breaks. */
  command: string;
  /** Whether the credentials are left empty in the text. */
  secretsApart?: boolean;
}

export type CurlConfigurationAnswer = ({ text: string } & ImportedFromCurl) | Problem;

/** Requests the login that a cURL command sends, for a new configuration. */
export const curlLoginRequest = 'pagewright/curlLogin';

export interface CurlLoginParams {
  command: string;
  /** The base address of the configuration. */
  baseUrl: string;
}

export type CurlLoginAnswer = CurlLogin | Problem;

/** A login, with the keys of `config` that it refers to. */
export interface CurlLogin {
  /** `loginRequest`, as JSON text. */
  request: string;
  /** The keys of `config`, as JSON text; the values of credentials are empty. */
  attributes: string;
  /** The values of the credentials by their keys. */
  secrets: Record<string, string>;
}

/** Requests the cURL command that sends the first request of the job at a position. */
export const copyJobAsCurlRequest = 'pagewright/copyJobAsCurl';

export interface JobAtParams {
  textDocument: { uri: string };
  position: TextPlace;
}

export type CurlCommandAnswer = { command: string } | Problem;
