import type { CurlRequest } from '../curlRequest.ts';

/** What a connection settles by itself. */
const ofTransport =
  /^(?:accept-encoding|connection|content-length|transfer-encoding|expect|keep-alive|te|upgrade|http2-settings|:.*)$/i;
/** With these an API may answer that nothing has changed. */
const ofCaching = /^(?:if-(?:none-match|modified-since|match|range|unmodified-since))$/i;
/** What a browser sends along whatever it asks for. */
const ofBrowser =
  /^(?:accept-language|cache-control|pragma|dnt|priority|origin|referer|upgrade-insecure-requests|sec-.*|x-client-data)$/i;
const browserMark = /^sec-(?:fetch|ch)-/i;
const toolAgent =
  /^(?:mozilla|curl|postmanruntime|insomnia|httpie|python-requests|wget|okhttp|axios|go-http-client)\b/i;
/** Takes everything, or pages before data. */
const acceptsAnything = /^\s*(?:\*\/\*|text\/html)/i;

/** The headers of a command that mean something to the API; those of the connection, a browser or a tool are left out. */
export function keptHeaders({ headers, origin }: CurlRequest, remarks: string[]): CurlRequest['headers'] {
  const isCopied = headers.some(
    ([name, value]) => browserMark.test(name) || (/^user-agent$/i.test(name) && /^mozilla/i.test(value)),
  );
  return headers.filter(([name, value]) => {
    const isConditional = ofCaching.test(name);
    if (isConditional) remarks.push(`"${name}" is left out: with it an API may answer that nothing has changed.`);
    if (isConditional || ofTransport.test(name) || (isCopied && ofBrowser.test(name))) return false;
    if (/^host$/i.test(name)) return value !== new URL(origin).host;
    if (/^user-agent$/i.test(name)) return !toolAgent.test(value);
    return !(/^accept$/i.test(name) && acceptsAnything.test(value));
  });
}
