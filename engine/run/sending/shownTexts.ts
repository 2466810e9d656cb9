import type { HttpRequest } from '../../core/request/httpRequest.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import { shownUrl } from '../../core/secrecy/requestSecrets.ts';
import { codeSpan } from '../../core/text/markdownCode.ts';
import { shortened } from '../../core/text/shortened.ts';

const shownCharacters = 120;
/** Maximum length of a quoted address. */
const shownAddress = 500;
/** Length of a body that is searched for secrets: far more than is shown, because white space and masks shorten it. */
export const searchedCharacters = 4000;

/** A text of the API in a message, without markup and links. */
export function quoted(text: string): string {
  return codeSpan(text.replaceAll('`', "'"));
}

export function shownRequest(request: HttpRequest, redactor: Redactor): string {
  return `${request.method} ${shortened(shownUrl(request, redactor), shownAddress)}`;
}

/**
 * The beginning of a body, on one line, for the end of a sentence. Masks secrets first: cut or with other white space
 * they would not be recognized.
 */
export function shownBody(text: string, redactor: Redactor): string {
  const line = redactor.redactBeginning(text, searchedCharacters).replace(/\s+/g, ' ').trim();
  return line === '' ? '' : `: ${quoted(shortened(line, shownCharacters))}`;
}
