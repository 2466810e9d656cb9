import type { CurlRequest } from './curlRequest.ts';
import { type CurlOption, readOptions } from './options/readOptions.ts';
import { methodOf, refuseUnsupported } from './read/methodOf.ts';
import { readAddress } from './read/readAddress.ts';
import { type JobBody, readBody } from './read/readBody.ts';
import { readData } from './read/readData.ts';
import { readHeaders } from './read/readHeaders.ts';
import { type OrProblem, orProblem, Refusal } from './refusal.ts';
import { readWords } from './words/readWords.ts';

/**
 * Reads a cURL command as it was copied from a manual, a terminal or a browser, for any of their shells
 * (`sync-actions.md` section 3). Gives the request that it sends, or why a job cannot send it.
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

/** Without a body it does not matter what it would have been. */
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
    throw new Refusal(`The command has more than one address, ${words}. Put what belongs together in quotes.`);
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

/** What a configuration has another place for, or none, by option. */
const remarks: ReadonlyMap<string, string> = new Map([
  ['insecure', 'A run always checks certificates ("-k"); give your own authority with "api.caCertificate".'],
  ['cacert', 'The authority in the file of "--cacert" goes to "api.caCertificate" as text.'],
  ['cert', 'The certificate in the file of "-E" goes to "api.#clientCertificate" as text, with its key.'],
  ['key', 'The key in the file of "--key" goes to "api.#clientCertificate" as text, behind the certificate.'],
  ['proxy', 'A proxy ("-x") is taken from the environment of a run: HTTP_PROXY, HTTPS_PROXY.'],
  ['netrc', 'Credentials in a ".netrc" file are not taken over.'],
  ['netrc-file', 'Credentials in a ".netrc" file are not taken over.'],
  ['max-time', 'The time limit of "-m" goes to "api.http.requestTimeout".'],
  ['connect-timeout', 'The time limit of "--connect-timeout" goes to "api.http.connectTimeout".'],
  ['retry', 'The count of "--retry" goes to "api.retryConfig.maxRetries".'],
  ['resolve', 'Another address for a host ("--resolve") is not taken over.'],
  ['connect-to', 'Another address for a host ("--connect-to") is not taken over.'],
  ['unix-socket', 'A run connects over the network, not over "--unix-socket".'],
  ['time-cond', 'The condition of "-z" is not taken over.'],
  ['anyauth', 'User and password are sent at once, without being asked for ("--anyauth").'],
]);

/** What is to be known of the options of a command that a job does not take over, each once. */
function remarksOn(options: readonly CurlOption[]): string[] {
  return [...new Set(options.flatMap(({ name }) => remarks.get(name) ?? []))];
}
