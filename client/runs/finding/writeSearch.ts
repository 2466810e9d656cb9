import type { PagingSearch } from '@pagewright/engine/run';
import { type WriteFindingAnswer, type WriteFindingParams, writeFindingRequest } from '@pagewright/server/protocol';
import type * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { applyFileEdits, editsByFile, otherFiles } from '../../language/edits/fileEdits.ts';
import type { WrittenResult } from './searchMessage.ts';

/** The effect of a search on the files. */
export interface WrittenSearch {
  result: WrittenResult;
  /** The changed files. */
  files: vscode.Uri[];
  /** The names of those that are not the one in front. */
  others: string[];
  /** Why nothing can be written. */
  problem?: string;
}

/** The searched text: where it comes from, and whether it is still the same. */
interface Searched {
  /** The document that the user asked for. */
  document: vscode.TextDocument;
  /** The file of the run: that of the row, in a tree. */
  ofRun: vscode.Uri;
  isSame: boolean;
}

/** Writes what a search found, each part into the file that has it, as one change. */
export async function writeSearch(
  { document: { uri }, ofRun, isSame }: Searched,
  { pagination, changes }: PagingSearch,
  language: LanguageSupport,
): Promise<WrittenSearch> {
  const client = await language.client();
  const question = { textDocument: { uri: uri.toString() }, pagination, changes, ofRun: ofRun.toString() };
  const edits = await client.sendRequest<WriteFindingAnswer>(
    writeFindingRequest,
    question satisfies WriteFindingParams,
  );
  if ('problem' in edits) return { ...nothing('refused'), problem: edits.problem };
  if (edits.length === 0) return nothing('nothing');
  if (!isSame || !(await applyFileEdits(uri, edits, language))) return nothing('changed');
  return {
    result: 'written',
    files: editsByFile(uri, edits).map((file) => file.uri),
    others: otherFiles(uri, edits),
  };
}

function nothing(result: WrittenResult): WrittenSearch {
  return { result, files: [], others: [] };
}
