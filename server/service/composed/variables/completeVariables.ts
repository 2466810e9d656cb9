import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type CompletionItem, CompletionItemKind, type Position } from 'vscode-languageserver-types';
import { documented } from '../../features/completions/valueItems.ts';
import type { VariableIndex } from '../documents/variableIndex.ts';
import { offeredEntries } from './offeredEntries.ts';
import { variableHover } from './variableHover.ts';

/** The variables and entries of the vault that can stand at a position after an open "{{"; none elsewhere. */
export function completeVariables(document: TextDocument, position: Position, index: VariableIndex): CompletionItem[] {
  const begun = begunTag(document, position);
  if (begun === undefined) return [];
  const { isRaw, name, range, textOf } = begun;
  const variables = index.known.flatMap((one) =>
    [...one.defined.keys()].map((each): CompletionItem => {
      return {
        label: each,
        kind: CompletionItemKind.Variable,
        detail: one.name,
        ...documented(variableHover({ name: each, known: one, place: one.at })),
        textEdit: { range, newText: textOf(each) },
      };
    }),
  );
  const entries = isRaw ? [] : offeredEntries(name, index);
  const ofVault = entries.map(({ label, detail }): CompletionItem => {
    return { label, kind: CompletionItemKind.Constant, detail, textEdit: { range, newText: textOf(label) } };
  });
  return [...variables, ...ofVault];
}

/** A tag in which a name is being typed. */
interface BegunTag {
  /** Whether a value is put in unescaped. */
  isRaw: boolean;
  /** The name up to the position. */
  name: string;
  range: { start: Position; end: Position };
  /** Gives the text for a name, with the braces that are missing. */
  textOf(name: string): string;
}

function begunTag(document: TextDocument, position: Position): BegunTag | undefined {
  const line = document.getText({ start: { line: position.line, character: 0 }, end: { ...position, character: 1e6 } });
  const begun = /(\{\{\{?&?)(\s*)([\w.-]*)$/.exec(line.slice(0, position.character));
  if (begun === null) return undefined;
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
  const textOf = (each: string) => `${isClosed || space !== '' ? '' : ' '}${each}${end}`;
  return { isRaw: open !== '{{', name, range, textOf };
}
