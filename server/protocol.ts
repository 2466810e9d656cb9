// The types and constants that the extension and the language server share.

/** The language of extractor configurations. */
export const languageId = 'extractor-config';

/** The language of extractor configurations in YAML. */
export const yamlLanguageId = 'extractor-config-yaml';

/** The languages of extractor configurations, whatever their syntax. */
export const languageIds: readonly string[] = [languageId, yamlLanguageId];

/** Commands of the editor that run and debug; the server's code lenses call some of them. */
export const runCommands = {
  /** Runs the whole configuration. Argument: the document's URI. */
  run: 'pagewright.run',
  /** Runs a job. Arguments: the document's URI and the name of the job. */
  runJob: 'pagewright.runJob',
  /** Debugs the whole configuration. Argument: the document's URI. */
  debug: 'pagewright.debug',
  /** Debugs a job. Arguments: the document's URI and the name of the job. */
  debugJob: 'pagewright.debugJob',
  /** Runs the first page of a job. Arguments: the document's URI and the name of the job. */
  runFirstPage: 'pagewright.runFirstPage',
  /** Makes a test run. Arguments: the document's URI and the name of the job. */
  testRun: 'pagewright.testRun',
} as const;

/** The options that the editor may send when it starts the server; everything may be missing. */
export interface InitializationOptions {
  /** Whether the editor has the commands of `runCommands`; without them there are no code lenses. */
  runLenses?: boolean;
  /** Whether the editor answers `readFileRequest`, `statFileRequest` and `listFolderRequest`. */
  readsFiles?: boolean;
  /** Whether the editor itself reports what is no JSON in files that are not configurations. */
  checksJson?: boolean;
  /** The URI of the folder of the documentation, for a server that does not know it. */
  documentation?: string;
  /** Severities by code, for an editor without requests for the setting `pagewright.diagnostics.severity`. */
  diagnostics?: { severity?: Record<string, string> };
  /** The value of the setting `pagewright.profile`, for such an editor. */
  profile?: string;
}

/** Files whose changes affect the diagnostics of the configuration next to them. */
export const shapesPattern = '**/*.shapes.json';

/** Files whose changes affect the configurations of the tree or folder that they are in. */
export const treePatterns: readonly string[] = [
  '**/{config,meta,kbcdir}.json',
  '**/_config.yml',
  '**/.keboola/{manifest.json,.kbcignore}',
  '**/.pagewright/project.json',
];

/** Notifies the server of the editor's knowledge of a configuration that is not in its text; replaces the last one. */
export const knownNotification = 'pagewright/known';

export interface KnownParams {
  uri: string;
  known: KnownOfConfiguration;
}

export interface KnownOfConfiguration {
  /** The names of the secrets that have a value in the secret store; values are never sent. */
  secrets?: string[];
  /** The name of its chosen environment; the server reads it in the nearest `.pagewright.json`. */
  environment?: string;
  /** The name or id of the set of values that is chosen for its variables; absent: the default one. */
  values?: string;
  /** The names of all entries of the vault of its project, and where they are from; values are never sent. */
  vault?: { names: string[]; from: string };
  /** The file with the shapes that runs have learned, and the time of its last change. */
  shapes?: { uri: string; changedAt: number };
  /** The news of its runs for the next one. */
  runs?: KnownRuns;
}

/** The news of runs of a configuration for the next one, and how that will be run. */
export interface KnownRuns {
  /** The newest first (`engine/core/forecast/runEvidence.ts`). */
  evidence: readonly object[];
  /** The most requests in flight. */
  parallel?: number | 'auto' | undefined;
  /** The maximum number of requests for one paging. */
  maxJobRequests?: number | undefined;
  /** How long a run waits for a limit at most, in seconds. */
  maxWait?: number | undefined;
}

/** Asks an editor in a browser for the address of the script that reads descriptions of APIs. */
export const descriptionProgramRequest = 'pagewright/descriptionProgram';

/** Requests the plan of an open configuration; the result is a text, or null without a plan. */
export const planRequest = 'pagewright/plan';

export interface PlanParams {
  textDocument: { uri: string };
  /** The job to plan, with its children; if absent, all jobs. */
  job?: string | undefined;
}

/** Requests the findings of level error in an open configuration, in order, each as a sentence with its line. */
export const errorsRequest = 'pagewright/errors';

export interface ErrorsParams {
  textDocument: { uri: string };
}

/** Requests the jobs of an open configuration, children after their parents. */
export const jobsRequest = 'pagewright/jobs';

export interface JobsParams {
  textDocument: { uri: string };
}

export interface JobPlace {
  /** The name, as in events and reports. */
  name: string;
  range: { start: TextPlace; end: TextPlace };
  /** The words that stand for the job, whose hover shows its plan: its opening brace, its name and its endpoint. */
  words: { start: TextPlace; end: TextPlace }[];
  /** The place of the value for the next page in a response, or in each record; absent if the paging reads none. */
  next?: { from: 'response' | 'record'; path: string; delimiter: string };
}

/**
 * Requests the places of JSON pointers in a text, which need not be open, or in an open document: there they are those of
 * what runs, which may be composed of several files. The result has one place for each.
 */
export const placesRequest = 'pagewright/places';

export interface PlacesParams {
  /** The text of a configuration, bare or wrapped, finished or not. */
  text: string;
  /** The URI of the document; without it, or if it is not open, the text is read as it is. */
  uri?: string;
  /** JSON pointers below the object with `api` and `config`. */
  pointers: string[];
}

/** The place to show something about a part of a configuration; null if the part does not exist. */
export type PlaceAnswer = ConfigurationPlace | null;

export interface ConfigurationPlace {
  range: { start: TextPlace; end: TextPlace };
  /** The text value at exactly that place, which a fix may replace together with its quotes. */
  value?: string;
}

/** A place in a text; lines and characters start at 0. */
export interface TextPlace {
  line: number;
  character: number;
}

/** The reason why there is no result, for the user. */
export interface Problem {
  problem: string;
}

/** Requests the paging methods that known responses suggest: of one job, by its name or at a position, or of all jobs. */
export const paginationRequest = 'pagewright/pagination';

export interface PaginationParams {
  textDocument: { uri: string };
  job?: string | undefined;
  position?: TextPlace | undefined;
  /**
   * The first response of each job, by the job's name, if a run has kept it. Header names are in lower case. The body
   * is the text of the response: as a value, it would be read by the parser of the engine, which may misread its keys.
   */
  pages?: Record<string, { url: string; headers: Record<string, string>; body: string }>;
}

export interface PaginationResult {
  /** The requested job: its name, and the name without secrets, to show. */
  job?: { name: string; shownAs: string } | undefined;
  /** The responses that were examined, in words; empty if no response of the jobs is known. */
  lookedAt: string;
  /** The choices, best first. */
  choices: PaginationChoice[];
}

/** A paging method to choose; nothing changes until its edits are applied. Without edits, no method fits. */
export interface PaginationChoice {
  title: string;
  confidence: 'high' | 'medium' | 'low';
  evidence: string;
  edits: FileEdit[];
}

/** An edit of the asked document, or of another file of a configuration in a project folder. */
export interface FileEdit {
  range: { start: TextPlace; end: TextPlace };
  newText: string;
  /** The URI of the other file; absent: the asked document. */
  uri?: string;
}

/** Requests the starting point of a search for the paging of one job, or of all jobs. */
export const pagingSearchRequest = 'pagewright/pagingSearch';

export type PagingSearchParams = Omit<PaginationParams, 'pages'>;

export interface PagingSearchStart {
  /**
   * The jobs to search, with the addresses of their requests without query and secrets. None for a child job, which has
   * no pages without its parent.
   */
  jobs: { name: string; shownAs: string; method: string; address: string }[];
  /** Names of paging parameters that a description of the API gives, by job. */
  names: Record<string, Record<string, { name: string; source: string }>>;
}

/** Requests the edits that write the result of a search; none if all of it is there. Only in trees there may be several. */
export const writeFindingRequest = 'pagewright/writeFinding';

export interface WriteFindingParams {
  textDocument: { uri: string };
  /** The value for `api.pagination`; absent: it stays as it is. */
  pagination?: object | undefined;
  /** Values to set, or to remove, by JSON pointers in the file. */
  changes: { pointer: string; value?: unknown }[];
  /** The URI of the file whose run found it, such as that of a row; absent: the asked one. */
  ofRun?: string | undefined;
}

/** The edits, or the reason why they cannot be made. */
export type WriteFindingAnswer = FileEdit[] | Problem;

/** Requests the current value of the function at a position; null if there is none. */
export const evaluateRequest = 'pagewright/evaluate';

export interface EvaluateParams {
  textDocument: { uri: string };
  position: TextPlace;
  /** Values for the inputs that a first request returned; absent in the first request. */
  samples?: { context: string; name: string; value: string }[];
}

export type EvaluateAnswer =
  | { kind: 'needs'; inputs: { context: string; name: string; isSecret: boolean }[] }
  | { kind: 'value'; value: string }
  | { kind: 'hidden' }
  | { kind: 'problem'; message: string }
  | null;
