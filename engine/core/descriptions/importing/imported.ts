import type { JsonObject } from '../../json/value.ts';

/** How sure it is that something was understood right. */
export type Sureness = 'high' | 'medium' | 'low';

/** An endpoint that can become a job. */
export interface EndpointOffer {
  /** JSON pointer of the operation in the document; unique. */
  pointer: string;
  method: string;
  path: string;
  /** What the document says of it, in a line; may be empty. */
  summary: string;
  /** Whether its response has a list of records. */
  isList: boolean;
  /** Where the records are in the response: empty for the response itself. */
  dataField: string;
  /** The paging method in a word or two for a person, such as `offset by "skip"`; `no paging` where none was found. */
  paging: string;
  sureness: Sureness;
  /** The path of the endpoint whose records fill the placeholders; absent for a job at the top. */
  parent?: string;
}

/** What to import. */
export interface ImportOptions {
  /** Pointers of the endpoints; their parents come with them. Without it: every list. */
  pointers?: readonly string[];
  /** Patterns of paths with `*`, or with a method before them: `GET /users*`. Without it: every list. */
  select?: readonly string[];
  /** The base address instead of that of the document. */
  server?: string;
  /** Whether the jobs get mappings with the columns of the described records. */
  mappings?: boolean;
}

/** A secret that a new configuration needs: a `#` key, empty in the configuration. */
export interface ImportedSecret {
  key: string;
  /** What to ask for, such as `Token` or `Password`. */
  prompt: string;
}

export interface ImportedConfiguration {
  /** With `parameters` around it, as the platform keeps it. */
  configuration: JsonObject;
  secrets: ImportedSecret[];
  report: ImportReport;
}

/** What was found, and by what evidence (`docs/openapi.md`). */
export interface ImportReport {
  /** What was read, such as `OpenAPI 3.1.0`, and its title. */
  format: string;
  title: string;
  baseUrl: string;
  authentication: string;
  endpoints: ImportedEndpoint[];
  /** What the configuration leaves out, and why. */
  leftOut: { pointer: string; what: string; reason: string }[];
}

export interface ImportedEndpoint {
  pointer: string;
  method: string;
  path: string;
  /** Name of its job, as a run reports it. */
  job: string;
  dataField: string;
  paging: string;
  sureness: Sureness;
  /** Sentences, each a piece of evidence. */
  evidence: string[];
}
