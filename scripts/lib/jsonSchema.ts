/** A JSON Schema (draft-07) with the keywords of the editor and our own (`x-…`). */
export interface JsonSchema {
  $ref?: string;
  $comment?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  required?: string[];
  properties?: Record<string, JsonSchema | boolean>;
  patternProperties?: Record<string, JsonSchema | boolean>;
  definitions?: Record<string, JsonSchema | boolean>;
  items?: JsonSchema | boolean;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema | boolean;
  allOf?: (JsonSchema | boolean)[];
  anyOf?: (JsonSchema | boolean)[];
  oneOf?: (JsonSchema | boolean)[];
  not?: JsonSchema | boolean;
  if?: JsonSchema | boolean;
  then?: JsonSchema | boolean;
  else?: JsonSchema | boolean;
  description?: string;
  markdownDescription?: string;
  markdownEnumDescriptions?: string[];
  deprecationMessage?: string;
  doNotSuggest?: boolean;
  suggestSortText?: string;
  errorMessage?: string;
  defaultSnippets?: { label: string; description: string; body: unknown }[];
  'x-closed'?: boolean | 'platform';
  'x-platform'?: boolean;
  'x-secret'?: boolean;
  /** The expected value in words, to follow "must be". */
  'x-expects'?: string;
  /** Name of a handwritten type for a schema with conditions. */
  'x-type'?: string;
  [keyword: string]: unknown;
}

/** A definition's name in a local reference; undefined for any other reference. */
export function definitionName(ref: string): string | undefined {
  return /^#\/definitions\/(\w+)$/.exec(ref)?.[1];
}
