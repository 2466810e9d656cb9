import { type CancellationToken, LSPErrorCodes, ResponseError } from 'vscode-languageserver';

/** Does the work of a request; one that was called off, before the work or meanwhile, is answered as such. */
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
