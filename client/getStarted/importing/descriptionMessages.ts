import type { EndpointOffer, ImportedConfiguration, ImportOptions } from '../../../engine/descriptions.ts';
import type { NetworkSettings } from '../../../engine/index.ts';
import type { DescriptionSource } from '../addresses/typedSource.ts';

/** What a description offers to a new configuration. */
export interface OfferedDescription {
  servers: { url: string; description: string }[];
  endpoints: EndpointOffer[];
}

/** A request to the thread of a description. */
export type DescriptionRequest =
  | { ask: 'open'; source: DescriptionSource; network: NetworkSettings }
  | { ask: 'make'; options: ImportOptions }
  | { ask: 'text' };

/** Its reply. */
export type DescriptionReply =
  | { type: 'offered'; offered: OfferedDescription }
  | { type: 'made'; made: ImportedConfiguration }
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
