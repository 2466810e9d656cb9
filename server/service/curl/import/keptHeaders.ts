import { ofBrowser, ofCaching, ofTransport } from '@pagewright/core/request/clientHeaders';
import { isOfConnection, isSendable } from '@pagewright/core/request/configuredHeaders';
import { printable } from '@pagewright/core/text/printable';
import { shortened } from '@pagewright/core/text/shortened';
import type { CurlRequest } from '../command/curlRequest.ts';

const browserMark = /^sec-(?:fetch|ch)-/i;
const toolAgent =
  /^(?:mozilla|curl|postmanruntime|insomnia|httpie|python-requests|wget|okhttp|axios|go-http-client)\b/i;
/** Matches an `Accept` header for anything, or for web pages before data. */
const acceptsAnything = /^\s*(?:\*\/\*|text\/html)/i;

/** The maximum length of a name in a remark. */
const maxShownLength = 80;

/** The headers of a command that matter to the API, without those of the connection, a browser or a tool. */
export function keptHeaders({ headers, origin }: CurlRequest, remarks: string[]): CurlRequest['headers'] {
  const isCopied = headers.some(
    ([name, value]) => browserMark.test(name) || (/^user-agent$/i.test(name) && /^mozilla/i.test(value)),
  );
  return headers.filter(([name, value]) => {
    if (!isSendable(name, value)) {
      remarks.push(`The header "${printable(shortened(name, maxShownLength))}" is left out: it cannot be sent.`);
      return false;
    }
    const isConditional = ofCaching.test(name);
    if (isConditional) remarks.push(`"${name}" is left out: with it, an API may respond that nothing has changed.`);
    if (isConditional || isOfConnection(name) || ofTransport.test(name) || (isCopied && ofBrowser.test(name)))
      return false;
    if (/^host$/i.test(name)) return value !== new URL(origin).host;
    if (/^user-agent$/i.test(name)) return !toolAgent.test(value);
    return !(/^accept$/i.test(name) && acceptsAnything.test(value));
  });
}
