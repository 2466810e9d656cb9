import type { ASTNode, JSONSchema, MatchingSchema } from 'vscode-json-languageservice';

const startValues = new Map<string | undefined, unknown>([
  ['array', []],
  ['object', {}],
  ['boolean', false],
  ['number', 0],
  ['integer', 0],
]);

/** A value of the right type for a key that an object lacks: its default, else an empty one to be filled in. */
export function startValue(object: ASTNode, key: string, matches: readonly MatchingSchema[]): unknown {
  const schemas = matches.filter(({ node }) => node === object).map(({ schema }) => schema.properties?.[key]);
  const known = schemas.filter((schema): schema is JSONSchema => typeof schema === 'object');
  const withDefault = known.find((schema) => schema.default !== undefined);
  if (withDefault) return withDefault.default;
  const type = known.find((schema) => schema.type !== undefined)?.type;
  return startValues.get(Array.isArray(type) ? type[0] : type) ?? '';
}
