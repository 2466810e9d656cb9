import { childPointer } from '../childPointer.ts';
import { UserError } from '../errors.ts';
import { textOf } from '../json/textOf.ts';
import { entriesOf, isList, isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { type HttpRequest, setHeader } from './httpRequest.ts';

/** A name as HTTP allows it. */
const sendableName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** Control characters except the tab. Bytes above ASCII are sent. */
const control = /(?![\t\u0080-\u009f])\p{Cc}/u;
/** Headers of one connection, not of the API (RFC 9110, 7.6.1), and the length of the body, written by the client. */
const ofConnection = /^(?:connection|keep-alive|transfer-encoding|upgrade|expect|content-length)$/i;

/**
 * Sets configured headers: true is `1`, false and null are empty, a list becomes one line per element, an object that
 * is not computed counts as a list. Leaves out those of the connection. Throws a UserError for one that cannot be sent.
 */
export function addHeaders(headers: HttpRequest['headers'], added: JsonObject): void {
  requireSendable(added);
  for (const [name, value] of entriesOf(added)) {
    if (!isOfConnection(name)) setHeader(headers, name, linesOf(value));
  }
}

/** A copy of the request with added or replaced headers. Throws a UserError for one that cannot be sent. */
export function withHeaders(request: HttpRequest, added: JsonObject): HttpRequest {
  const headers = new Map(request.headers);
  addHeaders(headers, added);
  return { ...request, headers };
}

/** Whether the client writes the header of this name, so that a configured one is left out. */
export function isOfConnection(name: string): boolean {
  return ofConnection.test(name);
}

/** A warning for each of these headers that is left out; `pointer` is that of the headers. */
export function leftOut(headers: JsonObject, pointer: string): { pointer: string; message: string }[] {
  const names = entriesOf(headers).flatMap(([name]) => (isOfConnection(name) ? name : []));
  return names.map((name) => ({ pointer: childPointer(pointer, name), message: leftOutText(name) }));
}

export function leftOutText(name: string): string {
  return `The header "${name}" is not sent, because the connection sets its own. Remove it.`;
}

/** Whether a header of this name can be sent with a value, if it is known. */
export function isSendable(name: string, value = ''): boolean {
  return problemOf(name, [headerText(value)]) === undefined;
}

/** Throws a UserError for the first of these headers that cannot be sent; `pointer` is theirs, if known. */
export function requireSendable(headers: JsonObject, pointer?: string): void {
  for (const [name, value] of entriesOf(headers)) {
    const problem = problemOf(name, [linesOf(value)].flat());
    if (problem === undefined) continue;
    const message = `The header "${name}" cannot be sent: ${problem}.`;
    const place = pointer === undefined ? {} : { pointer: childPointer(pointer, name) };
    throw new UserError('request.unsendable-header', message, place);
  }
}

function problemOf(name: string, lines: readonly string[]): string | undefined {
  if (name === '') return 'it has no name';
  if (!sendableName.test(name)) return "its name may have only letters and digits of ASCII, and !#$%&'*+-.^_`|~";
  return lines.some((line) => control.test(line))
    ? 'its value has a line break or another control character'
    : undefined;
}

function linesOf(value: JsonValue): string | string[] {
  const lines = isObject(value) ? entriesOf(value).map(([, item]) => item) : value;
  return isList(lines) ? lines.map(headerText) : headerText(lines);
}

/** The value without surrounding white space, which HTTP ignores; a line end there would be an error. */
function headerText(value: JsonValue): string {
  return (textOf(value) ?? '').trim();
}
