import type { CodeAction, Diagnostic } from 'vscode-json-languageservice';
import { CodeActionKind } from 'vscode-languageserver-types';
import { readData } from '../features/readData.ts';
import { nodeAtSpan } from '../fixes/nodeAtSpan.ts';
import { replaceWith } from '../text/edits.ts';
import { spanOf } from '../text/ranges.ts';
import type { ExpectDocument } from './document/expectDocument.ts';

/** The quick fixes that write the name that was most likely meant; none for a text that has changed. */
export function correctNames(
  { document, json }: Pick<ExpectDocument, 'document' | 'json'>,
  diagnostics: readonly Diagnostic[],
): CodeAction[] {
  return diagnostics.flatMap((diagnostic): CodeAction[] => {
    const { found, suggestion } = readData(diagnostic.data);
    const node = nodeAtSpan({ json }, spanOf(document, diagnostic.range));
    if (diagnostic.source !== 'pagewright' || suggestion === undefined) return [];
    if (node?.type !== 'string' || node.value !== found) return [];
    const edit = { changes: { [document.uri]: [replaceWith(document, node, suggestion)] } };
    const title = `Change to "${suggestion}"`;
    return [{ title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], isPreferred: true, edit }];
  });
}
