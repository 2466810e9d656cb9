import * as vscode from 'vscode';
import { placeAt } from './jsonPlaces.ts';

/** Asks the debugger for the current value of the key or value under the pointer. */
export const hoverExpressions: vscode.EvaluatableExpressionProvider = {
  provideEvaluatableExpression(document, position) {
    const place = placeAt(document.getText(), document.offsetAt(position));
    if (place === undefined) return undefined;
    const { pointer, offset, length } = place;
    const range = new vscode.Range(document.positionAt(offset), document.positionAt(offset + length));
    return new vscode.EvaluatableExpression(range, pointer);
  },
};
