import { pathToFileURL } from 'node:url';
import type { PagingSearch } from '@pagewright/engine/run';
import { UserError } from '@pagewright/engine/run';
import { type ShownPath, shownPath } from '@pagewright/engine/text/shownPath';
import { treePath } from '@pagewright/engine/treeFiles';
import { type ExtractorService, type FileEdit, findingInTree, TextDocument } from '@pagewright/server/localService';
import { findOneConfig } from './trees/findOneConfig.ts';
import type { TreeChoice } from './trees/findTreeConfigs.ts';
import type { TreeConfig } from './trees/treeConfig.ts';
import { shownFile } from './trees/treePlaces.ts';
import { WrittenConfig } from './writtenConfig.ts';

/** The configuration whose paging is searched: one in a file, or a composed one of a tree. */
export interface SearchedConfig {
  place: ShownPath;
  document: TextDocument;
  tree?: TreeConfig;
  /**
   * Writes what a search found, and gives the names of the changed files. Throws a UserError if a file is another one by
   * now, or if the finding cannot be written there.
   */
  write(service: ExtractorService, found: PagingSearch): Promise<string[]>;
}

/** Opens the configuration that a path names. Throws a UserError if it cannot be read, or has rows and none is chosen. */
export async function openSearchedConfig(file: string, choice: TreeChoice): Promise<SearchedConfig> {
  const tree = await findOneConfig(file, choice);
  return tree === undefined ? inOneFile(await WrittenConfig.read(file)) : await inTree(tree);
}

function inOneFile(config: WrittenConfig): SearchedConfig {
  const { place, document } = config;
  return {
    place,
    document,
    async write(service, found) {
      const edits = written(service.writeFinding(document, found));
      if (edits.length > 0) await config.write(edits);
      return edits.length === 0 ? [] : [place.shownAs];
    },
  };
}

async function inTree(tree: TreeConfig): Promise<SearchedConfig> {
  const { configuration, row, composed } = tree.composed;
  const names = new Set([configuration.file, ...(row ? [row.file] : []), ...composed.files]);
  const files = new Map(
    await Promise.all([...names].map(async (name) => [name, await WrittenConfig.read(name)] as const)),
  );
  const texts = new Map([...files].map(([name, { document }]) => [name, document]));
  const place = shownPath(tree.file);
  const uri = pathToFileURL(place.path).href;
  return {
    place,
    tree,
    document: TextDocument.create(uri, 'extractor-config', 1, tree.text),
    async write(service, found) {
      const edits = written(findingInTree(service, tree.composed, texts, found));
      const changes = [...files].map(
        ([name, config]) => [config, editsOf(edits, config, name === treePath(tree.file))] as const,
      );
      if (edits.length > 0) await WrittenConfig.writeAll(changes);
      return changes.filter(([, own]) => own.length > 0).map(([{ place: changed }]) => shownFile(changed.path));
    },
  };
}

/** The edits of a file of a tree; those without a URI are of the file that was asked about. */
function editsOf(edits: readonly FileEdit[], { document }: WrittenConfig, isAsked: boolean): FileEdit[] {
  return edits.filter(({ uri }) => (uri === undefined ? isAsked : uri === document.uri));
}

function written(edits: FileEdit[] | { problem: string }): FileEdit[] {
  if ('problem' in edits) throw new UserError('run.config-not-written', `Nothing was changed. ${edits.problem}`);
  return edits;
}
