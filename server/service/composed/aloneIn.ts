import type { DocumentSymbol, FoldingRange, Range, SelectionRange } from 'vscode-json-languageservice';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ComposedDocument } from './documents/composedDocument.ts';
import type { Composition } from './documents/composition.ts';

/** The outline in the file, without what is elsewhere. A name is within its symbol, as the protocol wants it. */
export function symbolsIn(
  composition: Composition,
  alone: ComposedDocument,
  symbols: readonly DocumentSymbol[],
): DocumentSymbol[] {
  return symbols.flatMap((symbol) => {
    const range = composition.within(alone, symbol.range);
    const name = composition.within(alone, symbol.selectionRange);
    if (!range || !name) return [];
    const selectionRange = isBefore(name.start, range.start) || isBefore(range.end, name.end) ? range : name;
    const children = symbol.children && symbolsIn(composition, alone, symbol.children);
    return [{ ...symbol, range, selectionRange, ...(children && { children }) }];
  });
}

function isBefore(a: Range['start'], b: Range['start']): boolean {
  return a.line < b.line || (a.line === b.line && a.character < b.character);
}

/** The ranges to fold in the file: from line to line, as far as they differ. */
export function foldingIn(
  composition: Composition,
  alone: ComposedDocument,
  ranges: readonly FoldingRange[],
): FoldingRange[] {
  return ranges.flatMap(({ startLine, endLine, kind }) => {
    const first = composition.within(alone, lineOf(alone, startLine));
    const last = composition.within(alone, lineOf(alone, endLine));
    if (!first || !last || last.end.line <= first.start.line) return [];
    return [{ startLine: first.start.line, endLine: last.end.line, ...(kind && { kind }) }];
  });
}

/** The range of what is written in a line, without its indentation and comma. */
function lineOf(document: TextDocument, line: number): Range {
  const text = document.getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } });
  const start = { line, character: text.length - text.trimStart().length };
  return { start, end: { line, character: text.trimEnd().replace(/,$/, '').length } };
}

/** A chain of ever larger ranges, without those that are in no file and those that add nothing. */
export function selectionIn(
  composition: Composition,
  alone: ComposedDocument,
  { range, parent }: SelectionRange,
): SelectionRange | undefined {
  const outer = parent && selectionIn(composition, alone, parent);
  const own = composition.within(alone, range);
  if (own === undefined) return outer;
  if (outer !== undefined && JSON.stringify(outer.range) === JSON.stringify(own)) return outer;
  return { range: own, ...(outer && { parent: outer }) };
}
