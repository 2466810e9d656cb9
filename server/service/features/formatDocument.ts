import type { FormattingOptions, LanguageService, Range, TextEdit } from 'vscode-json-languageservice';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { isTooDeep } from '../text/isTooDeep.ts';

/**
 * The edits that format a document, or one range of it. None for one that is nested too deeply: the indentation grows
 * with the square of the depth and would fill all memory.
 */
export function formatDocument(
  json: LanguageService,
  document: TextDocument,
  range: Range | undefined,
  options: FormattingOptions,
): TextEdit[] {
  return isTooDeep(document.getText()) ? [] : json.format(document, range, options);
}
