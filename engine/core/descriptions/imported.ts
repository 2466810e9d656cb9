import type { ImportReport, Sureness } from '../contracts/generated/types.ts';

export type { ImportedEndpoint, ImportReport, Sureness } from '../contracts/generated/types.ts';

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
  select?: readonly string[] | undefined;
  /** The base address instead of that of the document. */
  server?: string | undefined;
  /** Whether the jobs get mappings with the columns of the described records. */
  mappings?: boolean;
  /** Values for `blanks`, by their keys. */
  values?: ReadonlyMap<string, string>;
}

/** A secret that a new configuration needs: a `#` key, empty in the configuration. */
export interface ImportedSecret {
  key: string;
  /** What to ask for, such as `Token` or `Password`. */
  prompt: string;
}

/** Another value that it needs and the description does not have. */
export type ImportedBlank = ImportedSecret;

export interface ImportedConfiguration {
  /** Of the new file: the configuration with `parameters` around it, as the platform keeps it. */
  text: string;
  secrets: ImportedSecret[];
  blanks: ImportedBlank[];
  report: ImportReport;
  /** How many endpoints that were named, list or page became no job; `leftOut` begins with them. */
  unread: number;
  /** Whether endpoints were named, instead of every list. */
  isByName: boolean;
}
