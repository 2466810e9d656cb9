import { getLanguageService, type JSONSchema, type LanguageService } from 'vscode-json-languageservice';
import { aroundPosition } from './excerpts/aroundPosition.ts';
import { createResolvedSchema, matchSchemas } from './matching/matchSchemas.ts';
import { parseDocument } from './parseDocument.ts';

/**
 * The JSON service with the schema of extractor configurations for every document. A `$schema` in a document changes
 * nothing: whatever it names, this schema is given, and nothing is fetched. What is asked of a position costs what is
 * around it, not what the document is long; matching schemas are given for objects only.
 */
export function createJsonService(schema: JSONSchema): LanguageService {
  const uri = 'pagewright://schemas/extractor.schema.json';
  // The service resolves references in the object that it is given, so it gets copies made from the text.
  const text = JSON.stringify(schema);
  const service = getLanguageService({
    schemaRequestService: async () => text,
    clientCapabilities: {
      textDocument: { completion: { completionItem: { documentationFormat: ['markdown', 'plaintext'] } } },
    },
  });
  service.configure({
    validate: true,
    allowComments: false,
    schemas: [{ uri, fileMatch: ['*'], schema: JSON.parse(text) }],
  });
  const resolved = createResolvedSchema(service);
  return {
    ...service,
    parseJSONDocument: (document) => parseDocument(service, document),
    getMatchingSchemas: async (document, json, other) => {
      if (other) return await service.getMatchingSchemas(document, json, other);
      return json.root ? matchSchemas(json.root, await resolved()) : [];
    },
    doComplete: (document, position, json) =>
      service.doComplete(document, position, aroundPosition(service, document, position, json)),
    doHover: (document, position, json) =>
      service.doHover(document, position, aroundPosition(service, document, position, json)),
  };
}
