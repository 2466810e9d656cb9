/** Headers that a client sets, besides those of the connection. */
export const ofTransport = /^(?:accept-encoding|te|http2-settings|:.*)$/i;
/** Headers with which an API may respond that nothing has changed. */
export const ofCaching = /^(?:if-(?:none-match|modified-since|match|range|unmodified-since))$/i;
/** Headers that a browser sends with every request. */
export const ofBrowser =
  /^(?:accept-language|cache-control|pragma|dnt|priority|origin|referer|upgrade-insecure-requests|sec-.*|x-client-data)$/i;
