import * as vscode from 'vscode';

/** The signal that is aborted with a token, for a CancellationError. */
export function signalOf(token: vscode.CancellationToken): AbortSignal {
  const cancelling = new AbortController();
  token.onCancellationRequested(() => cancelling.abort(new vscode.CancellationError()));
  return cancelling.signal;
}
