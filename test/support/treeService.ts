import { TextDocument } from 'vscode-languageserver-textdocument';
import type { VaultEntries } from '../../engine/core/project/variables/vaultEntries.ts';
import { createComposedService } from '../../server/service/composed/createComposedService.ts';
import { Compositions } from '../../server/service/composed/documents/compositions.ts';
import type { ProjectFiles } from '../../server/service/composed/documents/projectFiles.ts';
import type { ExtractorService } from '../../server/service/extractorService.ts';
import type { ExtractorServiceParams } from '../../server/service/extractorServiceParams.ts';
import { testService } from './testService.ts';

/** The texts of files by their paths in the tree; an object is written as JSON. */
export type TreeTexts = Record<string, unknown>;

/** A service in a folder with a tree. */
export interface TreeService {
  service: ExtractorService;
  compositions: Compositions;
  /** Opens a file, with a new text if one is given: from now on that one counts. */
  open(file: string, text?: string): TextDocument;
  /** The text of a file. */
  textOf(file: string): string;
}

const root = 'file:///work/';

/** The service in a folder that holds these files. */
export function treeService(
  files: TreeTexts,
  { values, vault, ...more }: Partial<ExtractorServiceParams> & { values?: string; vault?: VaultEntries } = {},
): TreeService {
  const texts = new Map(Object.entries(files).map(([file, text]) => [root + file, textFor(text)]));
  const compositions = new Compositions({ files: filesOf(texts), valuesOf: () => values, vaultOf: () => vault });
  const beside = Object.fromEntries(texts);
  return {
    service: createComposedService(testService(beside, more), compositions),
    compositions,
    open(file, text = texts.get(root + file) ?? '') {
      texts.set(root + file, text);
      compositions.filesChanged();
      const languageId = file.endsWith('.yml') ? 'extractor-config-yaml' : 'extractor-config';
      return TextDocument.create(root + file, languageId, 1, text);
    },
    textOf: (file) => texts.get(root + file) ?? '',
  };
}

/** The name of a file in the tree, for its URI. */
export function pathOf(uri: string): string {
  return uri.slice(root.length);
}

function textFor(text: unknown): string {
  return typeof text === 'string' ? text : JSON.stringify(text, null, 2);
}

/** The files of a tree that is in memory. */
function filesOf(texts: ReadonlyMap<string, string>): ProjectFiles {
  return {
    nameOf: (uri) => uri,
    uriOf: (file) => file,
    read: async (file) => texts.get(file),
    async list(folder) {
      const inside = [...texts.keys()].filter((file) => file.startsWith(`${folder}/`));
      return [...new Set(inside.map((file) => file.slice(folder.length + 1).split('/')[0] ?? ''))];
    },
  };
}
