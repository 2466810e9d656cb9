import type { EndpointOffer, ImportedConfiguration, ImportOptions } from '../core/descriptions/imported.ts';
import type { NetworkSettings } from '../io/http/createHttpClient.ts';

/** The path of a file, or an address. */
export interface DescriptionSource {
  place: string;
  isAddress: boolean;
}

export interface OpenedSource {
  /** In words, such as `OpenAPI 3.1.0`. */
  format: string;
  servers: { url: string; description: string }[];
  operations: number;
  /** The first remark about it. */
  remark: string | undefined;
  /** Number of its files. */
  files: number;
}

/** The contents of a description for a new configuration. */
export interface OfferedDescription {
  servers: { url: string; description: string }[];
  endpoints: EndpointOffer[];
}

export interface ImportWords {
  report: string;
  /** Why there is no result; absent if there is one. */
  nothing?: string;
}

export type DescriptionRequest =
  | { ask: 'open'; source: DescriptionSource; network?: NetworkSettings }
  | { ask: 'endpoints' }
  | { ask: 'make'; options: ImportOptions }
  /** The words of the last import; the advice follows if there is nothing. */
  | { ask: 'words'; advice: string }
  | { ask: 'text' };

export type DescriptionReply =
  | { type: 'opened'; opened: OpenedSource }
  | { type: 'endpoints'; endpoints: EndpointOffer[] }
  | { type: 'made'; made: ImportedConfiguration }
  | { type: 'words'; words: ImportWords }
  /** The document as it was read; undefined if it is not OpenAPI. */
  | { type: 'text'; text: string | undefined }
  /** An error that the user can fix, with its place if it is in a file. */
  | { type: 'refused'; message: string; place: FaultPlace | undefined }
  /** An internal error, with the stack for the log. */
  | { type: 'fault'; stack: string };

/** Lines and columns count from 1. */
export interface FaultPlace {
  file: string;
  line: number;
  column: number;
}
