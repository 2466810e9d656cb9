/** What a client sets besides the headers of the connection. */
export const ofTransport = /^(?:accept-encoding|te|http2-settings|:.*)$/i;
/** With these, an API may respond that nothing has changed. */
export const ofCaching = /^(?:if-(?:none-match|modified-since|match|range|unmodified-since))$/i;
/** What a browser sends with every request. */
export const ofBrowser =
  /^(?:accept-language|cache-control|pragma|dnt|priority|origin|referer|upgrade-insecure-requests|sec-.*|x-client-data)$/i;
