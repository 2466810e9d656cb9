import type { TextDocument } from 'vscode-languageserver-textdocument';
import { createComposedService } from '../../../server/service/composed/createComposedService.ts';
import { Compositions } from '../../../server/service/composed/documents/compositions.ts';
import type { ExtractorService } from '../../../server/service/extractorService.ts';
import { type Cursor, documentOf } from '../cursor.ts';

/** The URI of the configuration in YAML. */
export const yamlUri = 'file:///work/_config.yml';

/** A service that also knows configurations in YAML, in the world of another one. */
export function inYaml(service: ExtractorService): ExtractorService {
  const compositions = new Compositions({
    files: {
      nameOf: (uri) => uri,
      uriOf: (file) => file,
      read: async () => undefined,
      list: async () => ['_config.yml'],
    },
    valuesOf: () => undefined,
    vaultOf: () => undefined,
  });
  return createComposedService(service, compositions);
}

/** Opens a document in YAML. */
export async function openYaml(service: ExtractorService, text: string): Promise<TextDocument> {
  const document = documentOf(text, yamlUri);
  await service.refreshEnvironment(document);
  return document;
}

/** Opens a document in YAML with a cursor at `|`. */
export async function cursorInYaml(service: ExtractorService, marked: string): Promise<Cursor> {
  const offset = marked.indexOf('|');
  const document = await openYaml(service, marked.slice(0, offset) + marked.slice(offset + 1));
  return { document, offset, position: document.positionAt(offset) };
}
