import type { JsonObject, JsonValue } from '@pagewright/core/json/value';

/** The additions of a cURL command to a configuration, by place. */
export interface ImportedParts {
  /** The base address: a text, or computed from attributes. */
  baseUrl: JsonValue;
  /** The job, one of `config.jobs`. */
  job: JsonObject;
  /** `api.authentication`. */
  authentication?: JsonObject;
  /** `api.pagination`. */
  pagination?: JsonObject;
  /** Additions to `api.http.headers`. */
  headers: [name: string, value: JsonValue][];
  /** Keys of `config`. */
  attributes: [key: string, value: JsonValue][];
  /** The values of the credentials among them. */
  secrets: Record<string, string>;
  /** Remarks for the user, each a sentence. */
  remarks: string[];
}

/** The parts with empty values for the credentials. */
export function withoutSecrets<Parts extends Pick<ImportedParts, 'attributes' | 'secrets'>>(parts: Parts): Parts {
  const { attributes, secrets } = parts;
  const emptied = attributes.map(([key, value]): [string, JsonValue] => [
    key,
    Object.hasOwn(secrets, key) ? '' : value,
  ]);
  return { ...parts, attributes: emptied };
}
