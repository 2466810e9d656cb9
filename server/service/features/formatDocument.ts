import type { FormattingOptions, LanguageService, Range, TextEdit } from 'vscode-json-languageservice';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { countIndentation, isTooDeep } from '../text/isTooDeep.ts';

/** The maximum indentation in characters. More would fill all memory: it grows with the depth of each line. */
const maxIndentation = 16 * 1024 * 1024;

/** The edits that format a document, or one range of it. None for one that is nested, or would be indented, too deeply. */
export function formatDocument(
  json: LanguageService,
  document: TextDocument,
  range: Range | undefined,
  options: FormattingOptions,
): TextEdit[] {
  const text = document.getText();
  const isTooWide = countIndentation(text, options.tabSize, maxIndentation) > maxIndentation;
  return isTooDeep(text) || isTooWide ? [] : json.format(document, range, options);
}
