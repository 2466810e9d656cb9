import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import type { CurlRequest } from '../curlRequest.ts';
import type { Attributes } from './attributes.ts';
import type { ExistingConfiguration } from './existing.ts';

/** An import under way. */
export interface Draft {
  request: CurlRequest;
  /** The configuration that the job goes into; absent where a new one is made. */
  existing: ExistingConfiguration | undefined;
  /** Whether the request goes where the others of the configuration go. */
  isSameHost: boolean;
  attributes: Attributes;
  /** `api.authentication`, where it is known already. */
  authentication: JsonObject | undefined;
  /** For an authentication by parameters of the query. */
  sharedParams: [name: string, value: JsonValue][];
  /** For `api.http.headers`. */
  sharedHeaders: [name: string, value: JsonValue][];
  jobHeaders: [name: string, value: JsonValue][];
  remarks: string[];
}
