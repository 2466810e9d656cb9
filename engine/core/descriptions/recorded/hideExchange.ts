import { deepEquals } from '../../json/deepEquals.ts';
import { entriesOf, isList, isObject, type JsonValue, objectFrom } from '../../json/value.ts';
import { ofBrowser, ofCaching, ofTransport } from '../../request/clientHeaders.ts';
import { isOfConnection } from '../../request/configuredHeaders.ts';
import { isCredentialHeader } from '../../secrecy/credentialNames.ts';
import type { Redactor } from '../../secrecy/redactor.ts';
import type { CallParam } from './describeCalls.ts';
import { type Exchange, fromText, type RecordedResponse } from './exchange.ts';
import { hideCredentials, hideFields } from './hideCredentials.ts';
import { isSecretHeader, isSecretParam } from './secretFields.ts';

/** Headers that follow from the rest of a request, or identify its client. */
const ofRequest = /^(?:host|user-agent|content-type|authorization|cookie)$/i;
/** Headers that differ in every request. */
const ofOneRequest =
  /(?:request|correlation|trace|span|transaction)-?(?:id|parent|state)$|^x-b3-|^traceparent$|^newrelic$/i;
/** The parameter that keeps caches from responding. */
const cacheBuster = /^_$/;

/** The parameters of a request, without its credentials. A value that is or contains one is unknown. */
export function hideParams({ query, headers, body }: Exchange, redactor: Redactor): CallParam[] {
  const inQuery = query.filter(([name, value]) => !isSecretParam(name, value) && !cacheBuster.test(name));
  const inHeaders = headers.filter(([name, value]) => isForApi(name, value));
  const inBody = body.value === undefined ? [] : entriesOf(body.value);
  const sent = (place: CallParam['in'], name: string, value: JsonValue): CallParam => {
    const shown = hideField(name, value, redactor);
    return { name, in: place, description: '', value: shown, isSent: true };
  };
  const all = [
    ...inQuery.map(([name, value]) => sent('query', name, fromText(value))),
    ...inHeaders.map(([name, value]) => sent('header', name, value)),
    ...inBody.map(([name, value]) => sent('body', name, value)),
  ];
  return all.filter(({ name }) => redactor.redact(name) === name);
}

/** A field without secrets; a list or an object keeps its other parts. */
function hideField(name: string, value: JsonValue, redactor: Redactor): JsonValue | undefined {
  const [[, shown] = ['', null]] = entriesOf(hideFields(objectFrom([[name, value]]), redactor));
  return isList(value) || isObject(value) || deepEquals(shown, value) ? shown : undefined;
}

/** A response without its credentials. Headers with credentials are left out. */
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
  if (isSecretHeader(name, value) || isOfConnection(name) || ofRequest.test(name) || ofOneRequest.test(name))
    return false;
  if (ofTransport.test(name) || ofCaching.test(name) || ofBrowser.test(name)) return false;
  // Every client sends the usual ones; a version of an API is not one.
  return !/^accept$/i.test(name) || value.includes('vnd.');
}
