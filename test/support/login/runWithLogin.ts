import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoginSettings } from '../../../engine/faces/logins.ts';
import { type CliResult, resultOf, spawnCli } from '../runCli.ts';
import { client } from './identityServer.ts';
import { playBrowser, type Visit } from './playBrowser.ts';

export interface LoginRun {
  folder: string;
  /** The base address of the API. */
  api: string;
  settings: LoginSettings & Record<string, unknown>;
  /** `api.authentication`; absent: a bearer token. */
  authentication?: object;
  /** The client secret in the environment; absent: that of the tests, null: none. */
  secret?: string | null;
  jobs?: object[];
  visit?: Visit;
  /** Sees the address of the login, instead of the user. */
  onAddress?: (address: URL, child: ReturnType<typeof spawnCli>) => Promise<unknown> | undefined;
  verb?: readonly string[];
}

export const bearer = {
  type: 'oauth20',
  headers: { Authorization: { function: 'concat', args: ['Bearer ', { authorization: 'data' }] } },
};

/** Runs `pagewright run --login` on a configuration, and plays its user in the browser. */
export async function runWithLogin(run: LoginRun): Promise<CliResult & { address: URL | undefined }> {
  const { folder, api, settings, authentication = bearer, secret = client.secret, visit } = run;
  const { jobs = [{ endpoint: 'orders' }], verb = ['run', '--login', '--events', 'json'], onAddress } = run;
  const file = path.join(folder, 'orders.extractor.json');
  writeFileSync(file, JSON.stringify({ api: { baseUrl: `${api}/`, authentication }, config: { jobs } }));
  writeFileSync(
    path.join(folder, '.pagewright.json'),
    JSON.stringify({ logins: { 'orders.extractor.json': settings } }),
  );
  const [name = '', ...options] = verb;
  const args = [name, file, ...options];
  // A browser that is not there, so that none opens where the tests run.
  const environment = {
    BROWSER: path.join(folder, 'no-browser'),
    ...(secret && { PAGEWRIGHT_SECRET_APPSECRET: secret }),
  };
  const child = spawnCli(args, environment);
  let address: URL | undefined;
  let visited: Promise<unknown> | undefined;
  let printed = '';
  child.stderr.on('data', (data) => {
    printed += data;
    const [, found] = /^Log in at (\S+)\n/m.exec(printed) ?? [];
    if (found === undefined || address !== undefined) return;
    address = new URL(found);
    visited = onAddress === undefined ? playBrowser(found, visit) : onAddress(address, child);
    // Nobody comes back from a browser that failed.
    visited?.catch(() => child.kill());
  });
  const result = await resultOf(child, args);
  await visited;
  return { ...result, address };
}
