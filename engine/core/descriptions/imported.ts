import type { ImportReport, Sureness } from '../contracts/generated/types.ts';

export type { ImportedEndpoint, ImportReport, Sureness } from '../contracts/generated/types.ts';

export interface EndpointOffer {
  /** JSON pointer of the operation in the document; unique. */
  pointer: string;
  method: string;
  path: string;
  /** The summary in the document, on one line; may be empty. */
  summary: string;
  isList: boolean;
  /** The path of the records in the response: empty for the response itself. */
  dataField: string;
  /** The paging method for a person, such as `offset by "skip"`, or `no paging`. */
  paging: string;
  sureness: Sureness;
  /** The path of the endpoint whose records fill the placeholders; absent for a job at the top. */
  parent?: string;
}

export interface ImportOptions {
  /** Pointers of the endpoints; their parents are included. Without it: every list. */
  pointers?: readonly string[];
  /** Patterns of paths with `*`, or with a method before them: `GET /users*`. Without it: every list. */
  select?: readonly string[] | undefined;
  server?: string | undefined;
  /** Whether the jobs get mappings with the columns of the described records. */
  mappings?: boolean;
  values?: ReadonlyMap<string, string>;
}

/** A secret that a new configuration needs: a `#` key, empty in the configuration. */
export interface ImportedSecret {
  key: string;
  /** The prompt, such as `Token` or `Password`. */
  prompt: string;
}

/** Another value that the configuration needs and the description does not have. */
export type ImportedBlank = ImportedSecret;

export interface ImportedConfiguration {
  /** The text of the new file: the configuration with `parameters` around it, as the platform keeps it. */
  text: string;
  secrets: ImportedSecret[];
  blanks: ImportedBlank[];
  report: ImportReport;
  /** The number of endpoints that were named, list or page but became no job; `leftOut` begins with them. */
  unread: number;
  /** Whether endpoints were named; otherwise every list was meant. */
  isByName: boolean;
}
