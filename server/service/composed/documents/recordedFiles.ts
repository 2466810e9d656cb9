import type { TreeFiles } from '@pagewright/core/project/model/treeFiles';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ProjectFiles } from './projectFiles.ts';

/** Readers that remember which texts were read. Of the asked document its own text counts. */
export interface RecordedFiles extends TreeFiles {
  /** The texts by the names of their files. */
  texts: Map<string, TextDocument>;
}

/** The files around a document, as they are read to make its composed texts. */
export function recordedFiles(asked: TextDocument, files: ProjectFiles): RecordedFiles {
  const texts = new Map<string, TextDocument>();
  const documentOf = (uri: string, text: string) => TextDocument.create(uri, asked.languageId, 0, text);
  const own = files.nameOf(asked.uri);
  texts.set(own, documentOf(asked.uri, asked.getText()));
  return {
    texts,
    async read(file) {
      const known = texts.get(file);
      if (known) return known.getText();
      const text = await files.read(file);
      if (text !== undefined) texts.set(file, documentOf(files.uriOf(file), text));
      return text;
    },
    list: (folder) => files.list(folder),
  };
}
