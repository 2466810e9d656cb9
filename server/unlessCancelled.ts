import { type CancellationToken, LSPErrorCodes, ResponseError } from 'vscode-languageserver';

/** Does the work of a request; responds with an error if it was cancelled before or meanwhile. */
export async function unlessCancelled<R>(
  token: CancellationToken,
  work: () => Promise<R>,
): Promise<R | ResponseError<void>> {
  if (token.isCancellationRequested) return cancelled();
  const result = await work();
  return token.isCancellationRequested ? cancelled() : result;
}

function cancelled(): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestCancelled, 'The request was cancelled.');
}
