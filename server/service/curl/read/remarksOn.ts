import type { CurlOption } from '../options/readOptions.ts';

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
export function remarksOn(options: readonly CurlOption[]): string[] {
  return [...new Set(options.flatMap(({ name }) => remarks.get(name) ?? []))];
}
