import type { ASTNode, JSONSchema, LanguageService, MatchingSchema } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { partOf } from './schemaPart.ts';
import { SchemaWalk } from './schemaWalk.ts';

/**
 * The parts of a schema with resolved references that apply to each object of a document: the result of
 * `getMatchingSchemas` of the JSON service for objects, in the same order. That function writes a message for each
 * mismatch, which takes several times as long, and fails for documents of more than a few hundred thousand values. Only
 * the keywords that our schema uses are understood; a test checks that.
 */
export function matchSchemas(root: ASTNode, schema: JSONSchema): MatchingSchema[] {
  const matches: MatchingSchema[] = [];
  new SchemaWalk().match(root, partOf(schema), matches);
  return matches;
}

/** The schema as the service has resolved it, with the parts themselves in place of references. */
export function createResolvedSchema(service: LanguageService): () => Promise<JSONSchema> {
  let resolved: Promise<JSONSchema> | undefined;
  return () => {
    resolved ??= resolve(service);
    return resolved;
  };
}

/** The service does not expose it, but the last match of a document is the whole schema. */
async function resolve(service: LanguageService): Promise<JSONSchema> {
  const document = TextDocument.create('', 'json', 1, '0');
  const matches = await service.getMatchingSchemas(document, service.parseJSONDocument(document));
  return matches.at(-1)?.schema ?? {};
}
