import * as vscode from 'vscode';
import { debugType } from '../session/debugConfiguration.ts';
import { changingPlaces } from './jsonPlaces.ts';

/** The maximum number of values: each is a request to the debugger. */
const maxValues = 50;

/** Shows the current values of paging keys, placeholders and functions at the end of their lines. */
export const inlineValues: vscode.InlineValuesProvider = {
  async provideInlineValues(document, shown, { frameId }) {
    const { activeDebugSession: session } = vscode.debug;
    if (session?.type !== debugType) return [];
    const places = changingPlaces(document.getText())
      .map((place) => ({ ...place, range: rangeOf(document, place) }))
      .filter(({ range }) => shown.contains(range))
      .slice(0, maxValues);
    const values = await Promise.all(
      places.map(async ({ key, pointer, range }) => {
        const value = await evaluate(session, frameId, pointer);
        // VS Code would show the whole pointer of an expression.
        return value === undefined ? [] : [new vscode.InlineValueText(range, `${key} = ${value}`)];
      }),
    );
    return values.flat();
  },
};

/** Evaluates a key; undefined if it has no value now, as in another job. */
async function evaluate(
  session: vscode.DebugSession,
  frameId: number,
  expression: string,
): Promise<string | undefined> {
  try {
    const { result } = await session.customRequest('evaluate', { expression, frameId, context: 'hover' });
    return String(result);
  } catch {
    return undefined;
  }
}

function rangeOf(document: vscode.TextDocument, { offset, length }: { offset: number; length: number }): vscode.Range {
  return new vscode.Range(document.positionAt(offset), document.positionAt(offset + length));
}
