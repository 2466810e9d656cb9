import { getLanguageService, type JSONSchema, type LanguageService } from 'vscode-json-languageservice';
import { aroundPosition } from './excerpts/aroundPosition.ts';
import { createResolvedSchema, matchSchemas } from './matching/matchSchemas.ts';
import { parseDocument } from './parseDocument.ts';

const services = new WeakMap<JSONSchema, LanguageService>();

/** The JSON service with this schema, shared by all callers: it keeps no document, and is slow to read a schema. */
export function jsonServiceWith(schema: JSONSchema): LanguageService {
  const service = services.get(schema) ?? createJsonService(schema);
  services.set(schema, service);
  return service;
}

/**
 * The JSON service with the schema of extractor configurations for every document. A `$schema` in a document has no
 * effect: this schema is used, and nothing is fetched. The cost at a position depends on the surroundings, not on the
 * length of the document. Matching schemas are found for objects only.
 */
function createJsonService(schema: JSONSchema): LanguageService {
  const uri = 'pagewright://schemas/extractor.schema.json';
  // The service resolves references inside the object that it gets, so it gets copies parsed from the text.
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
