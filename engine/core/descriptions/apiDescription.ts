import type { JsonValue } from '../json/value.ts';
import type { ShapeType } from '../shapes/shapes.ts';

/**
 * What a document says of an API, in one form for OpenAPI, HAR and Postman (`docs/openapi.md`). Nothing in it was
 * requested by Pagewright: it is what somebody described or recorded.
 */
export interface ApiDescription {
  /** What the document is, such as `OpenAPI 3.1.0` or `HAR 1.2`. */
  format: string;
  /** Empty where it has none. */
  title: string;
  /** Base addresses, the first is the usual one. Empty where the document names none. */
  servers: readonly DescribedServer[];
  operations: readonly DescribedOperation[];
  /** What a recording has of requests whose responses say nothing, each with its obstacle; absent elsewhere. */
  unread?: readonly DescribedOperation[];
  /** By name: how requests can be authenticated. */
  authentications: ReadonlyMap<string, DescribedAuthentication>;
  /** What could not be read, and was left out. Grows while more of the description is read. */
  remarks: readonly DescriptionRemark[];
}

/** Something in a document that could not be read. */
export interface DescriptionRemark {
  /** The file that has it, relative to the document; absent for the document itself. */
  file?: string;
  /** JSON pointer into the file. */
  pointer: string;
  /** One or two sentences for the user. */
  message: string;
}

export interface DescribedServer {
  /** Absolute, or relative to the document; `{name}` where it has a variable. */
  url: string;
  description: string;
  variables: readonly ServerVariable[];
}

export interface ServerVariable {
  name: string;
  /** Empty where the document gives none. */
  value: string;
  description: string;
}

/** One method of one path. */
export interface DescribedOperation {
  /** As the document writes it: `/users/{userId}/orders`. */
  path: string;
  /** In capitals. */
  method: string;
  summary: string;
  description: string;
  isDeprecated: boolean;
  /** Its own base addresses; empty where those of the document count. */
  servers: readonly DescribedServer[];
  /** Those of its path included, each name in a place once. Read when they are asked for. */
  readonly params: readonly DescribedParam[];
  /**
   * The ways to authenticate, any one of them: names of `authentications` that are needed together. An empty list among
   * them: none is needed. Empty: the document does not say.
   */
  security: readonly (readonly string[])[];
  /** The successful response, read when it is asked for; undefined where none is JSON or none is described. */
  readonly response: DescribedResponse | undefined;
  /** The requests of a recording, in their order; absent in a document that only describes. */
  recorded?: readonly RecordedRequest[];
  /** Whether its body is a form. Read when it is asked for. */
  readonly sendsForm?: boolean;
  /** What its operation is called where many have one address, as with GraphQL; absent or empty elsewhere. */
  name?: string;
  /** Why no job can read it, in a sentence. Absent where nothing speaks against it. Read when it is asked for. */
  readonly obstacle?: string | undefined;
  /** JSON pointer that names the operation: `/paths/~1users/get`. */
  pointer: string;
  /** Where it is written if that is not at its pointer; the file as in a remark. */
  definition?: { file?: string; pointer: string };
}

/** A request that somebody recorded or saved, without the values of credentials. */
export interface RecordedRequest {
  /** Values of the parameters in the query and in the body, by name. */
  params: ReadonlyMap<string, string>;
  response: JsonValue;
  /** The address after `rel="next"` in the `Link` header; absent where there is none. */
  nextLink?: string | undefined;
}

export interface DescribedParam {
  name: string;
  /** `body`: a key of the JSON object or of the form that is sent. */
  in: 'query' | 'path' | 'header' | 'cookie' | 'body';
  isRequired: boolean;
  description: string;
  schema: DescribedSchema;
  /** The value that is sent, where it has variables that a person fills in: texts with `{{name}}`. */
  template?: JsonValue | undefined;
}

export interface DescribedResponse {
  description: string;
  /** Absent where the document has examples only, or nothing. */
  schema?: DescribedSchema;
  /** Whole responses, as the document shows or as they were recorded. */
  examples: readonly JsonValue[];
  /** Names as written, with what the document says of them. */
  headers: readonly { name: string; description: string }[];
}

/**
 * A schema with its references followed and `allOf`, `oneOf` and `anyOf` joined. Schemas contain themselves: what is
 * below one is read only when it is asked for.
 */
export interface DescribedSchema {
  /** Empty where the document leaves it open. A value that may be null has `null` among them. */
  types: readonly ShapeType[];
  /** Such as `date-time` or `uri`; empty where there is none. */
  format: string;
  title: string;
  description: string;
  isDeprecated: boolean;
  /** Empty where any value may be. */
  enum: readonly JsonValue[];
  default?: JsonValue | undefined;
  /** Of the schema itself, without those of its parts. */
  examples: readonly JsonValue[];
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** In the order of the document; empty for what is no object, or has no known keys. */
  readonly properties: ReadonlyMap<string, DescribedSchema>;
  /** Keys that are always present. */
  required: ReadonlySet<string>;
  /** Whether objects have keys beside those that are described because the document says so. */
  isOpen: boolean;
  /** Of the elements of a list; undefined for anything else, or where it is not described. */
  readonly items: DescribedSchema | undefined;
  /** The name of the schema that a reference led to, such as `User`; empty for a schema in place. */
  name: string;
}

/** A way to authenticate requests. */
export type DescribedAuthentication =
  | { kind: 'basic' | 'bearer'; description: string }
  | { kind: 'key'; in: 'header' | 'query'; name: string; description: string }
  | { kind: 'clientCredentials'; tokenUrl: string; scopes: readonly string[]; description: string }
  /** OAuth 2 or OpenID Connect with a person: a token that somebody got. The flows are called as in OpenAPI 3. */
  | { kind: 'oauth'; flows: readonly string[]; description: string }
  /** What the format, or Pagewright, cannot do, such as `digest`, `cookie` or `mutualtls`. */
  | { kind: 'other'; what: string; description: string };
