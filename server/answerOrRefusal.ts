import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';

/** An answer as it is; a refusal as the error whose message the editor shows. */
export function answerOrRefusal<R>(answer: R | { refusal: string }): R | ResponseError<void> {
  return isRefusal(answer) ? new ResponseError(LSPErrorCodes.RequestFailed, answer.refusal) : answer;
}

function isRefusal<R>(answer: R | { refusal: string }): answer is { refusal: string } {
  return typeof answer === 'object' && answer !== null && 'refusal' in answer;
}
