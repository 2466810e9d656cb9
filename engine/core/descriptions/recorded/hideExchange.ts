import { entriesOf, isObject, type JsonValue } from '../../json/value.ts';
import { ofBrowser, ofCaching, ofTransport } from '../../request/clientHeaders.ts';
import { isOfConnection } from '../../request/configuredHeaders.ts';
import { isCredentialHeader } from '../../secrecy/credentialNames.ts';
import type { Redactor } from '../../secrecy/redactor.ts';
import type { CallParam } from './describeCalls.ts';
import { type Exchange, fromText, type RecordedResponse } from './exchange.ts';
import { isKeyParam } from './findAuthentications.ts';
import { hideCredentials } from './hideCredentials.ts';

/** Follows from the rest of a request, or says who sends it. */
const ofRequest = /^(?:host|user-agent|content-type|authorization|cookie)$/i;
/** Another one in every request. */
const ofOneRequest =
  /(?:request|correlation|trace|span|transaction)-?(?:id|parent|state)$|^x-b3-|^traceparent$|^newrelic$/i;
/** Keeps caches from responding. */
const cacheBuster = /^_$/;

/** The parameters of a request, without its credentials. */
export function hideParams({ query, headers, body }: Exchange, redactor: Redactor): CallParam[] {
  const sent = (place: CallParam['in'], name: string, value: JsonValue): CallParam => ({
    name,
    in: place,
    description: '',
    value: hideCredentials(value, redactor),
    isSent: true,
  });
  const inQuery = query.filter(([name, value]) => !isKeyParam(name, value) && !cacheBuster.test(name));
  const inHeaders = headers.filter(([name, value]) => isForApi(name, value));
  const inBody = body === undefined ? undefined : hideCredentials(body, redactor);
  const all = [
    ...inQuery.map(([name, value]) => sent('query', name, fromText(value))),
    ...inHeaders.map(([name, value]) => sent('header', name, value)),
    ...(isObject(inBody) ? entriesOf(inBody) : []).map(([name, value]) => sent('body', name, value)),
  ];
  return all.filter(({ name }) => redactor.redact(name) === name);
}

/** A response without its credentials. Of its headers, those with credentials are left out. */
export function hideResponse({ headers, body, size }: RecordedResponse, redactor: Redactor): RecordedResponse {
  return {
    headers: headers
      .filter(([name]) => !isCredentialHeader(name) && !/^set-/i.test(name))
      .map(([name, value]) => [name, redactor.redact(value)]),
    body: hideCredentials(body, redactor),
    size,
  };
}

function isForApi(name: string, value: string): boolean {
  if (isCredentialHeader(name) || isOfConnection(name) || ofRequest.test(name) || ofOneRequest.test(name)) return false;
  if (ofTransport.test(name) || ofCaching.test(name) || ofBrowser.test(name)) return false;
  // The usual ones are said by every client; a version of an API is not.
  return !/^accept$/i.test(name) || value.includes('vnd.');
}
