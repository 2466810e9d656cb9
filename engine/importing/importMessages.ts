import type { EndpointOffer, ImportedConfiguration, ImportOptions } from '../core/descriptions/imported.ts';
import type { NetworkSettings } from '../io/http/createHttpClient.ts';

/** Where a description is: the path of a file, or an address. */
export interface DescriptionSource {
  place: string;
  isAddress: boolean;
}

/** What is known of a description when it is open. */
export interface OpenedSource {
  /** In words, such as `OpenAPI 3.1.0`. */
  format: string;
  servers: { url: string; description: string }[];
  /** How many operations it describes. */
  operations: number;
  /** The first of what is to be said of it. */
  remark: string | undefined;
  /** How many files it is made of. */
  files: number;
}

/** What a description offers to a new configuration. */
export interface OfferedDescription {
  servers: { url: string; description: string }[];
  endpoints: EndpointOffer[];
}

/** What an import came to, in words. */
export interface ImportWords {
  report: string;
  /** Why there is nothing; absent where there is something. */
  nothing?: string;
}

/** A request to the thread of a description. */
export type DescriptionRequest =
  | { ask: 'open'; source: DescriptionSource; network?: NetworkSettings }
  | { ask: 'endpoints' }
  | { ask: 'make'; options: ImportOptions }
  /** Of what was made last; the advice follows where there is nothing. */
  | { ask: 'words'; advice: string }
  | { ask: 'text' };

/** Its reply. */
export type DescriptionReply =
  | { type: 'opened'; opened: OpenedSource }
  | { type: 'endpoints'; endpoints: EndpointOffer[] }
  | { type: 'made'; made: ImportedConfiguration }
  | { type: 'words'; words: ImportWords }
  /** The document as it was read; undefined where it is not OpenAPI. */
  | { type: 'text'; text: string | undefined }
  /** The user can fix the cause, which is at this place, if it is in a file. */
  | { type: 'refused'; message: string; place: FaultPlace | undefined }
  /** An internal error, with the stack for the log. */
  | { type: 'fault'; stack: string };

/** Lines and columns count from 1. */
export interface FaultPlace {
  file: string;
  line: number;
  column: number;
}
