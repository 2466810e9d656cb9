import type { JsonValue } from '../json/value.ts';
import type { ShapeType } from '../shapes/shapes.ts';

/** An API as a document describes it, in one form for OpenAPI, HAR and Postman (`docs/openapi.md`). */
export interface ApiDescription {
  /** The kind of document, such as `OpenAPI 3.1.0` or `HAR 1.2`. */
  format: string;
  title: string;
  /** Base addresses, the usual one first. Empty where the document names none. */
  servers: readonly DescribedServer[];
  operations: readonly DescribedOperation[];
  /** Recorded requests without a usable response, each with its obstacle; absent for other documents. */
  unread?: readonly DescribedOperation[];
  /** The ways to authenticate requests, by name. */
  authentications: ReadonlyMap<string, DescribedAuthentication>;
  /** Parts that could not be read and were left out. Grows while more of the description is read. */
  remarks: readonly DescriptionRemark[];
}

/** A part of a document that could not be read. */
export interface DescriptionRemark {
  /** The file, relative to the document; absent for the document itself. */
  file?: string;
  pointer: string;
  message: string;
}

export interface DescribedServer {
  /** Absolute, or relative to the document, with `{name}` for a variable. */
  url: string;
  description: string;
  variables: readonly ServerVariable[];
}

export interface ServerVariable {
  name: string;
  value: string;
  description: string;
}

export interface DescribedOperation {
  /** The path as written in the document: `/users/{userId}/orders`. */
  path: string;
  method: string;
  summary: string;
  description: string;
  isDeprecated: boolean;
  /** The base addresses of the operation; empty where those of the document apply. */
  servers: readonly DescribedServer[];
  /** The parameters, with those of the path, each name in a place once. Read on first access. */
  readonly params: readonly DescribedParam[];
  /**
   * The alternative ways to authenticate: names of `authentications` that are needed together. An empty list among them
   * means that none is needed; no lists mean that the document does not say.
   */
  security: readonly (readonly string[])[];
  /** The successful response, read on first access; undefined where none is JSON or none is described. */
  readonly response: DescribedResponse | undefined;
  /** The requests of a recording, in order; absent in a document that only describes. */
  recorded?: readonly RecordedRequest[];
  /** Whether the body is a form. Read on first access. */
  readonly sendsForm?: boolean;
  /** The name of an operation where many have one address, as with GraphQL; absent or empty elsewhere. */
  name?: string;
  /** The reason why no job can read the operation, in a sentence; absent if there is none. Read on first access. */
  readonly obstacle?: string | undefined;
  /** JSON pointer that names the operation: `/paths/~1users/get`. */
  pointer: string;
  /** The place of the definition if it differs from `pointer`; the file as in a remark. */
  definition?: { file?: string; pointer: string };
}

/** A recorded or saved request, without the values of credentials. */
export interface RecordedRequest {
  params: ReadonlyMap<string, string>;
  response: JsonValue;
  /** The address with `rel="next"` in the `Link` header; absent where there is none. */
  nextLink?: string | undefined;
}

export interface DescribedParam {
  name: string;
  /** `body`: a key of the JSON object or of the form that is sent. */
  in: 'query' | 'path' | 'header' | 'cookie' | 'body';
  isRequired: boolean;
  description: string;
  schema: DescribedSchema;
  /** The value as sent, if it has variables that a person fills in: texts with `{{name}}`. */
  template?: JsonValue | undefined;
}

export interface DescribedResponse {
  description: string;
  /** Absent where the document has only examples, or nothing. */
  schema?: DescribedSchema;
  examples: readonly JsonValue[];
  /** Names as written, with their descriptions. */
  headers: readonly { name: string; description: string }[];
}

/** A schema with references followed and `allOf`, `oneOf` and `anyOf` joined. It may contain itself. */
export interface DescribedSchema {
  /** Empty where the document leaves the type open. A value that may be null has `null` among them. */
  types: readonly ShapeType[];
  /** The format, such as `date-time` or `uri`; may be empty. */
  format: string;
  title: string;
  description: string;
  isDeprecated: boolean;
  /** The allowed values; empty where any value may be. */
  enum: readonly JsonValue[];
  default?: JsonValue | undefined;
  /** Examples of the schema itself, without those of its parts. */
  examples: readonly JsonValue[];
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** The properties in the order of the document; empty for other types, or if no keys are known. */
  readonly properties: ReadonlyMap<string, DescribedSchema>;
  required: ReadonlySet<string>;
  /** Whether the document says that objects have more keys than those described. */
  isOpen: boolean;
  /** The schema of the elements of a list; undefined for other types, or if not described. */
  readonly items: DescribedSchema | undefined;
  /** The name of the referenced schema, such as `User`; empty for an inline schema. */
  name: string;
}

export type DescribedAuthentication =
  | { kind: 'basic' | 'bearer'; description: string }
  | { kind: 'key'; in: 'header' | 'query'; name: string; description: string }
  | { kind: 'clientCredentials'; tokenUrl: string; scopes: readonly string[]; description: string }
  /** OAuth 2 or OpenID Connect with a person: a token from elsewhere. The flows are named as in OpenAPI 3. */
  | { kind: 'oauth'; flows: readonly string[]; description: string }
  /** A method that the format or Pagewright does not support, such as `digest`, `cookie` or `mutualtls`. */
  | { kind: 'other'; what: string; description: string };
