// The words that the editor's side and the language server share. Constants and types only.

/** The language of extractor configurations. */
export const languageId = 'extractor-config';

/** Commands of the editor that the server's code lenses call. */
export const runCommands = {
  /** Argument: the document's URI. */
  run: 'pagewright.run',
  /** Arguments: the document's URI and the name of the job. */
  runJob: 'pagewright.runJob',
  /** Arguments: the document's URI and the name of the job. */
  runFirstPage: 'pagewright.runFirstPage',
  /** Arguments: the document's URI, and the name of the job; without a name it is about all jobs. */
  showPlan: 'pagewright.showPlan',
  /** Arguments: the document's URI and the name of the job. */
  testRun: 'pagewright.testRun',
} as const;

/** What the editor may say when it starts the server; everything may be missing. */
export interface InitializationOptions {
  /** Whether the editor has the commands of `runCommands`; without them there are no code lenses. */
  runLenses?: boolean;
  /** Severities by code, for an editor that cannot be asked for the setting `pagewright.diagnostics.severity`. */
  diagnostics?: { severity?: Record<string, string> };
}

/** Files whose change changes the diagnostics of the configuration beside them. */
export const shapesPattern = '**/*.shapes.json';

/** A request to the server for the plan of a configuration that is open; the answer is a text, or null without a plan. */
export const planRequest = 'pagewright/plan';

export interface PlanParams {
  textDocument: { uri: string };
  /** A job of the configuration that is planned with its children; absent: all jobs. */
  job?: string;
}

/** Asks where JSON pointers lead in a text, which no editor needs to have open. Answered with one place for each. */
export const placesRequest = 'pagewright/places';

export interface PlacesParams {
  /** The text of a configuration, bare or wrapped, finished or not. */
  text: string;
  /** Below the object that holds `api` and `config`. */
  pointers: string[];
}

/** Where to speak of a part of a configuration; null where there is nothing to speak of. */
export type PlaceAnswer = Place | null;

export interface Place {
  range: { start: TextPlace; end: TextPlace };
  /** The text value that stands exactly there, which a fix may replace with its quotes. */
  value?: string;
}

/** Lines and characters count from 0. */
interface TextPlace {
  line: number;
  character: number;
}

/** Asks how to add the request of a cURL command to a configuration that is open. */
export const curlJobRequest = 'pagewright/curlJob';

export interface CurlJobParams {
  textDocument: { uri: string };
  /** As it was copied, lines and all. */
  command: string;
}

/** What the edits do not say, in remarks, each a sentence; or why the command cannot be taken over. */
export type CurlJobAnswer = { edits: { range: Place['range']; newText: string }[]; remarks: string[] } | Problem;

/** Asks for the text of a new configuration that sends the request of a cURL command. */
export const curlConfigurationRequest = 'pagewright/curlConfiguration';

export interface CurlConfigurationParams {
  command: string;
}

export type CurlConfigurationAnswer = { text: string; remarks: string[] } | Problem;

/** Asks for the cURL command that sends the first request of the job at a position. */
export const copyJobAsCurlRequest = 'pagewright/copyJobAsCurl';

export interface JobAtParams {
  textDocument: { uri: string };
  position: TextPlace;
}

export type CurlCommandAnswer = { command: string } | Problem;

/** Why there is no other answer, for the user. */
interface Problem {
  problem: string;
}

/** Asks for the ways of paging that known responses speak for: of the job at a position, or of all jobs without one. */
export const paginationRequest = 'pagewright/pagination';

export interface PaginationParams {
  textDocument: { uri: string };
  position?: TextPlace;
}

/** A way of paging to choose from; nothing is changed until its edits are applied. */
export interface PaginationChoice {
  title: string;
  confidence: 'high' | 'medium' | 'low';
  evidence: string;
  edits: { range: { start: TextPlace; end: TextPlace }; newText: string }[];
}

/** Asks for the value of the function at a position, by the clock of now; null where there is none. */
export const evaluateRequest = 'pagewright/evaluate';

export interface EvaluateParams {
  textDocument: { uri: string };
  position: TextPlace;
  /** Answers to what a first request came back with; absent at first. */
  samples?: { context: string; name: string; value: string }[];
}

export type EvaluateAnswer =
  | { kind: 'needs'; inputs: { context: string; name: string; isSecret: boolean }[] }
  | { kind: 'value'; value: string }
  | { kind: 'hidden' }
  | { kind: 'problem'; message: string }
  | null;
