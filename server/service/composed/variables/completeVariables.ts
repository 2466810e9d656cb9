import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type CompletionItem, CompletionItemKind, type Position } from 'vscode-languageserver-types';
import { documented } from '../../features/completions/valueItems.ts';
import type { VariableIndex } from '../documents/variableIndex.ts';
import { variableHover } from './variableHover.ts';

/** The variables that can stand at a position after an open "{{"; none elsewhere. */
export function completeVariables(
  document: TextDocument,
  position: Position,
  { known }: VariableIndex,
): CompletionItem[] {
  const line = document.getText({ start: { line: position.line, character: 0 }, end: { ...position, character: 1e6 } });
  const begun = /(\{\{\{?&?)(\s*)([\w.-]*)$/.exec(line.slice(0, position.character));
  if (begun === null) return [];
  const [, open = '', space = '', name = ''] = begun;
  const rest = line.slice(position.character);
  // What follows belongs to the name only where braces close it.
  const [, more] = /^([\w.-]*)\s*\}\}/.exec(rest) ?? [];
  const isClosed = more !== undefined;
  const end = isClosed ? '' : `${space || ' '}${open.startsWith('{{{') ? '}}}' : '}}'}`;
  const range = {
    start: { ...position, character: position.character - name.length },
    end: { ...position, character: position.character + (more ?? '').length },
  };
  return known.flatMap((one) =>
    [...one.defined.keys()].map((each): CompletionItem => {
      return {
        label: each,
        kind: CompletionItemKind.Variable,
        detail: one.name,
        ...documented(variableHover({ name: each, known: one, place: one.at })),
        textEdit: { range, newText: `${isClosed || space !== '' ? '' : ' '}${each}${end}` },
      };
    }),
  );
}
