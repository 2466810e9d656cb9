import type { JSONSchema } from 'vscode-json-languageservice';
import type { DescriptionReader } from './descriptions/descriptionReader.ts';
import type { ExpectSources } from './expect/expectService.ts';
import type { KnownOf } from './model/known.ts';
import type { SeveritySources } from './severities/createSeverities.ts';

/** The services that the service needs from outside. */
export interface ExtractorServiceParams extends SeveritySources, ExpectSources {
  /** The schema of configurations, from `dist/schemas/extractor.schema.json`. */
  schema: JSONSchema;
  /** Unix time in milliseconds. */
  now(): number;
  /** The editor's knowledge of a document that is not in its text; without it, none. */
  knownOf?: KnownOf;
  /** Reads descriptions of APIs; without it, none is known. */
  descriptions?: DescriptionReader;
  /** Yields to other waiting work; if absent, work is done in one go. */
  pause?(): Promise<void>;
}
