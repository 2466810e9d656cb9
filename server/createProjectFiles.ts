import { decodeUri } from '@pagewright/core/text/decodeUri';
import type { AllFiles } from './allFiles.ts';
import type { OpenDocuments } from './documents.ts';
import type { ProjectFiles } from './service.ts';

/**
 * The files of trees, named by their URIs without `%` codes, because a tree joins names with "/". The text of an open
 * document wins over that of the file.
 */
export function createProjectFiles(
  documents: Pick<OpenDocuments, 'all'>,
  files: Pick<AllFiles, 'readText' | 'list'>,
): ProjectFiles {
  const openOne = (file: string) => documents.all().find(({ uri }) => nameOf(uri) === file);
  const uriOf = (file: string) => openOne(file)?.uri ?? encoded(file);
  return {
    nameOf,
    uriOf,
    async read(file) {
      const open = openOne(file);
      const read = open ? open.getText() : await files.readText(encoded(file), 'configuration');
      return typeof read === 'string' ? read : undefined;
    },
    list: (folder) => files.list(encoded(folder)),
  };
}

function nameOf(uri: string): string {
  return decodeUri(uri) ?? uri;
}

/** The URI of a name: everything is encoded but the scheme, and "/". */
function encoded(file: string): string {
  const [, scheme = '', path = file] = /^([a-z][\w+.-]*:(?:\/\/)?)(.*)$/is.exec(file) ?? [];
  return scheme + path.split('/').map(encodeURIComponent).join('/');
}
