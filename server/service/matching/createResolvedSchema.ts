import type { JSONSchema, LanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

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
