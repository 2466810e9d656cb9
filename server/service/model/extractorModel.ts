import type { Environment } from '@pagewright/core/environments/environment';
import type { Paging } from '@pagewright/core/pagination/paging';
import type { JSONDocument, ObjectASTNode, StringASTNode, TextDocument } from 'vscode-json-languageservice';
import type { BrokenPlace } from '../text/brokenDocument.ts';

/** The contents of a document, built once per version and used by every feature; unwritten parts are undefined. */
export interface ExtractorModel {
  document: TextDocument;
  json: JSONDocument;
  /** The mistakes that are only in the files the document is composed of. */
  broken?: readonly BrokenPlace[];
  /** The environment of its runs; it replaces values that a run reads, not those of the document. */
  environment: Environment | undefined;
  /** Bare (`{"api", "config"}`), or wrapped in `parameters`. */
  form: 'bare' | 'wrapped';
  /** The object with `api` and `config`. */
  parameters: ObjectASTNode | undefined;
  api: ObjectASTNode | undefined;
  config: ObjectASTNode | undefined;
  pagination: ObjectASTNode | undefined;
  /** Top-level jobs in document order. */
  jobs: Job[];
  /** All jobs with their children, parents first. */
  allJobs: Job[];
  scrollers: ScrollerNode[];
  /** Set if jobs choose among several scrollers (`docs/format/pagination.md#11-multiple`). */
  multiple: NamedScrollers | undefined;
  /** Every address that is resolved against `baseUrl`: of jobs, of `scrollRequest`, of a login. */
  endpoints: StringASTNode[];
}

export interface Job {
  /** The name, as in `docs/contracts.md#job-names`. */
  name: string;
  /** JSON pointer below the object with `api` and `config`. */
  pointer: string;
  node: ObjectASTNode;
  children: Job[];
}

/** Scrollers by name, and the name for jobs that choose none. */
export interface NamedScrollers {
  scrollers: ObjectASTNode | undefined;
  default: StringASTNode | undefined;
}

/** `pagination` itself, or one of the scrollers of `multiple`. */
export interface ScrollerNode {
  /** Name in `scrollers`; undefined for `pagination` itself. */
  name: string | undefined;
  node: ObjectASTNode;
  method: StringASTNode | undefined;
  /** The method with its written options; undefined if there is no such method. */
  paging: Paging | undefined;
  /** The jobs that page with it, children included. */
  jobs: Job[];
}
