import { fileURLToPath, pathToFileURL } from 'node:url';
import { diskTreeFiles, treePath } from '@pagewright/engine/treeFiles';
import {
  composedFindings,
  type ExtractorService,
  type PlacedDiagnostic,
  type ProjectFiles,
} from '@pagewright/server/localService';
import { type Finding, findingOf } from '../formats/findFindings.ts';
import type { CheckedTree } from './checked.ts';
import { shownFile } from './treePlaces.ts';
import { ValuesComposer } from './valuesComposer.ts';

/** The findings of trees, and what else is known after the check. */
export interface TreeFindings {
  findings: Finding[];
  /** The names of the files that were checked. */
  files: string[];
  /** Sentences about configurations that do not have the chosen values. */
  remarks: string[];
}

const files: ProjectFiles = {
  ...diskTreeFiles,
  nameOf: (uri) => treePath(fileURLToPath(uri)),
  uriOf: (file) => pathToFileURL(file).href,
};

/**
 * Checks configurations of trees, one after the other, so that few texts are in memory. With `values` the set of this name
 * counts; a remark is about each configuration that has others only. Throws a UserError if none has it.
 */
export async function checkTrees(
  service: ExtractorService,
  trees: readonly CheckedTree[],
  values: string | undefined,
): Promise<TreeFindings> {
  const composer = new ValuesComposer(values);
  const checked = new Set<string>();
  const findings: PlacedDiagnostic[] = [];
  for (const tree of trees) {
    findings.push(...(await composedFindings(service, [], tree.findings, files)));
    for (const configuration of tree.configurations) {
      const { composed, findings: unread } = await composer.compose(configuration, tree.row);
      findings.push(...(await composedFindings(service, composed, unread, files)));
      for (const file of [configuration.file, ...composed.flatMap((one) => one.composed.files)]) checked.add(file);
    }
  }
  return { findings: inOrder(findings), files: [...checked].map(shownFile), remarks: composer.remarks() };
}

/** Each finding once, also if several configurations share its file. */
function inOrder(placed: readonly PlacedDiagnostic[]): Finding[] {
  const all = placed.map(({ file, diagnostic, document }) =>
    findingOf(shownFile(file), document.getText().split(/\r\n|\r|\n/), diagnostic),
  );
  const distinct = [...new Map(all.map((finding) => [JSON.stringify(finding), finding])).values()];
  return distinct.sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
