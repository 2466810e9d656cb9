import type { JsonObject, JsonValue } from '@pagewright/core/json/value';
import type { CurlRequest } from '../command/curlRequest.ts';
import type { AddedAttributes } from './attributes.ts';
import type { ExistingConfiguration } from './existing.ts';

/** An import in progress. */
export interface Draft {
  request: CurlRequest;
  /** The configuration that gets the job; absent for a new one. */
  existing: ExistingConfiguration | undefined;
  /** Whether the request goes to the same host as the others of the configuration. */
  isSameHost: boolean;
  attributes: AddedAttributes;
  /** `api.authentication`, if it is already known. */
  authentication: JsonObject | undefined;
  /** Parameters for an authentication by query parameters. */
  sharedParams: [name: string, value: JsonValue][];
  /** Headers for `api.http.headers`. */
  sharedHeaders: [name: string, value: JsonValue][];
  jobHeaders: [name: string, value: JsonValue][];
  remarks: string[];
}
