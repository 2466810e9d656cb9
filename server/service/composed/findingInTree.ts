import type { ComposedConfiguration } from '@pagewright/core/project/model/composedConfiguration';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { OrProblem } from '../curl/command/refusal.ts';
import type { ExtractorService } from '../extractorService.ts';
import type { WritableFinding } from '../refactors/pagination/writeFinding.ts';
import type { FileEdit } from '../text/fileEdit.ts';
import { ComposedDocument } from './documents/composedDocument.ts';
import { Composition } from './documents/composition.ts';
import { namesOfPart } from './documents/namesOfPart.ts';
import { findingInFiles } from './findingInFiles.ts';

/**
 * The edits of its files that write what a search of a composed configuration found, or the reason why they cannot be
 * made. `texts` has the files by their names; the edits without a URI are of the row, or of a configuration without rows.
 */
export function findingInTree(
  service: Pick<ExtractorService, 'writeFinding'>,
  composed: ComposedConfiguration,
  texts: ReadonlyMap<string, TextDocument>,
  finding: WritableFinding,
): OrProblem<FileEdit[]> {
  const names = namesOfPart(composed);
  const asked = texts.get(names.file);
  if (asked === undefined) return [];
  const parts = [{ document: new ComposedDocument(asked, composed.composed), ...names }];
  const { file } = names;
  const composition = new Composition({ asked, file, parts, others: [], variables: [], findings: [], texts });
  return findingInFiles(service, composition, finding, undefined);
}
