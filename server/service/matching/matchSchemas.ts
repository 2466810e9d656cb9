import type { ASTNode, JSONSchema, MatchingSchema } from 'vscode-json-languageservice';
import { partOf } from './schemaPart.ts';
import { SchemaWalk } from './schemaWalk.ts';

/**
 * Which parts of a schema, whose references are resolved, speak of which object of a document: what `getMatchingSchemas`
 * of the JSON service gives for objects, in the same order. That one makes a message of everything that does not fit,
 * which takes several times as long, and fails where a document has more than some hundred thousand values. Only the
 * keywords that our schema uses are understood; a test holds that.
 */
export function matchSchemas(root: ASTNode, schema: JSONSchema): MatchingSchema[] {
  const matches: MatchingSchema[] = [];
  new SchemaWalk().match(root, partOf(schema), matches);
  return matches;
}
