import { getLanguageService, type JSONSchema, type LanguageService } from 'vscode-json-languageservice';

/**
 * The JSON service with the schema of extractor configurations for every document. A `$schema` in a document changes
 * nothing: whatever it names, this schema is given, and nothing is fetched.
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
  return service;
}
