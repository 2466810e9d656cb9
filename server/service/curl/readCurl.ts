import type { CurlRequest } from './command/curlRequest.ts';
import { type OrProblem, orProblem, Refusal } from './command/refusal.ts';
import { type CurlOption, readOptions } from './options/readOptions.ts';
import { methodOf, refuseUnsupported } from './read/methodOf.ts';
import { readAddress } from './read/readAddress.ts';
import { type JobBody, readBody } from './read/readBody.ts';
import { readData } from './read/readData.ts';
import { readHeaders } from './read/readHeaders.ts';
import { readWords } from './words/readWords.ts';

/**
 * Reads a cURL command copied from a manual, a terminal or a browser, for any of their shells
 * (`docs/format/sync-actions.md#3-import-from-curl`). Returns the request that it sends, or the reason why a job cannot
 * send it.
 */
export function readCurl(text: string): OrProblem<CurlRequest> {
  return orProblem(() => requestOf(text));
}

function requestOf(text: string): CurlRequest {
  const { words, input } = readWords(text);
  const options = readOptions(words);
  refuseUnsupported(options);
  const remarks = remarksOn(options);
  const data = readData(options, input);
  const isInQuery = options.some(({ name }) => name === 'get');
  const body = isInQuery ? undefined : data.body;
  const method = methodOf(options, body !== undefined);
  const headers = readHeaders(options, remarks);
  const type = headers.findLast(([name]) => isContentType(name))?.[1] ?? (data.isJson ? 'application/json' : undefined);
  if (data.isJson && !headers.some(([name]) => /^accept$/i.test(name))) headers.push(['Accept', 'application/json']);
  const { user, ...address } = readAddress(
    addressOf(options),
    options.some(({ name }) => name === 'globoff'),
  );
  const query = [address.query, data.query, isInQuery ? data.body : ''].filter(Boolean).join('&');
  return {
    ...(method === 'GET' ? { method, params: {} } : bodyOf(body, type, remarks)),
    ...address,
    query,
    headers: headers.filter(([name]) => !isContentType(name)),
    ...withUser(userOf(options) ?? user),
    variables: [...new Set(words.flatMap(({ variables }) => variables))],
    remarks,
  };
}

/** The body. Without one, its content type does not matter. */
function bodyOf(body: string | undefined, type: string | undefined, remarks: string[]): JobBody {
  return body === undefined || body === '' ? { method: 'FORM', params: {} } : readBody(body, type, remarks);
}

function isContentType(name: string): boolean {
  return /^content-type$/i.test(name);
}

function addressOf(options: readonly CurlOption[]): string {
  const [address, another] = options.filter(({ name, value }) => name === 'url' && value !== '');
  if (address === undefined) throw new Refusal('The command has no address. Copy the whole command.');
  if (another !== undefined) {
    const words = `"${address.value}" and "${another.value}"`;
    throw new Refusal(`The command has more than one address, ${words}. Put quotes around values with spaces.`);
  }
  return address.value;
}

function userOf(options: readonly CurlOption[]): CurlRequest['user'] {
  const written = options.findLast(({ name }) => name === 'user')?.value;
  if (written === undefined) return undefined;
  const colon = written.indexOf(':');
  if (colon < 0) return { name: written, password: undefined };
  return { name: written.slice(0, colon), password: written.slice(colon + 1) };
}

function withUser(user: CurlRequest['user']): Pick<CurlRequest, 'user'> {
  return user === undefined ? {} : { user };
}

/** Remarks for options that have another place in a configuration, or none. */
const remarks: ReadonlyMap<string, string> = new Map([
  [
    'insecure',
    'A run always verifies certificates, so "-k" is not imported; put your own authority into "api.caCertificate".',
  ],
  ['cacert', 'Copy the text of the "--cacert" file into "api.caCertificate".'],
  ['cert', 'Copy the text of the "-E" file, with the key, into "api.#clientCertificate".'],
  ['key', 'Copy the text of the "--key" file into "api.#clientCertificate", after the certificate.'],
  ['proxy', 'A run takes its proxy ("-x") from the environment: HTTP_PROXY, HTTPS_PROXY.'],
  ['netrc', 'Credentials in a ".netrc" file are not imported.'],
  ['netrc-file', 'Credentials in a ".netrc" file are not imported.'],
  ['max-time', 'Write the time limit of "-m" into "api.http.requestTimeout".'],
  ['connect-timeout', 'Write the time limit of "--connect-timeout" into "api.http.connectTimeout".'],
  ['retry', 'Write the count of "--retry" into "api.retryConfig.maxRetries".'],
  ['resolve', 'Another address for a host ("--resolve") is not imported.'],
  ['connect-to', 'Another address for a host ("--connect-to") is not imported.'],
  ['unix-socket', 'A run connects over the network, not over "--unix-socket".'],
  ['time-cond', 'The condition of "-z" is not imported.'],
  ['anyauth', 'A run sends the username and password right away, without waiting for a challenge ("--anyauth").'],
]);

/** Remarks on the options of a command that a job does not use, each once. */
function remarksOn(options: readonly CurlOption[]): string[] {
  return [...new Set(options.flatMap(({ name }) => remarks.get(name) ?? []))];
}
