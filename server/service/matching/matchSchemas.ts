import type { ASTNode, JSONSchema, LanguageService, MatchingSchema } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
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

/** Gives the schema of the service as it has resolved it, with the parts themselves in place of references to them. */
export function createResolvedSchema(service: LanguageService): () => Promise<JSONSchema> {
  let resolved: Promise<JSONSchema> | undefined;
  return () => {
    resolved ??= resolve(service);
    return resolved;
  };
}

/** The service does not tell, but of the matches of a document the last one is the whole schema. */
async function resolve(service: LanguageService): Promise<JSONSchema> {
  const document = TextDocument.create('', 'json', 1, '0');
  const matches = await service.getMatchingSchemas(document, service.parseJSONDocument(document));
  return matches.at(-1)?.schema ?? {};
}
