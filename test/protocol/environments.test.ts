import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { knownNotification, planRequest } from '../../server/protocol.ts';
import { type RunningServer, startLanguageServer } from '../support/languageServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const text = `{
  "api": { "baseUrl": "https://api.example.com/" },
  "config": { "jobs": [{ "endpoint": "users", "params": { "region": { "attr": "region" } } }] }
}`;
const settings = { environments: { dev: { baseUrl: 'http://localhost:8080/', attributes: { region: 'eu' } } } };

describe('environments in the talk with an editor', () => {
  const folder = temporaryFolder();
  let server: RunningServer;
  const uriOf = (name: string) => pathToFileURL(path.join(folder(), name)).href;

  beforeEach(async () => {
    await writeFile(path.join(folder(), '.pagewright.json'), JSON.stringify(settings));
    server = await startLanguageServer();
  });
  afterEach(() => server.stop());

  it('changes diagnostics and plan as soon as the editor reports the choice', async () => {
    const uri = uriOf('users.extractor.json');
    const before = await server.open(uri, text);
    assert.deepEqual(
      before.map(({ code }) => code),
      ['function.unknown-reference'],
    );
    const next = server.nextDiagnostics(uri);
    await server.connection.sendNotification(knownNotification, { uri, known: { environment: 'dev' } });
    // Also before the diagnostics are there.
    const plan: string = await server.connection.sendRequest(planRequest, { textDocument: { uri } });
    assert.match(plan, /^Environment "dev"\n\nusers\n {2}1 {2}GET http:\/\/localhost:8080\/users\?region=eu\n/);
    assert.deepEqual(await next, []);
  });

  it('marks a secret in an open .pagewright.json, whether saved or not', async () => {
    const uri = uriOf('.pagewright.json');
    const found = await server.open(uri, '{"environments": {"dev": {"attributes": {"#token": "x"}}}}', 'json');
    assert.deepEqual(
      found.map(({ code, severity }) => [code, severity]),
      [['environment.invalid', 1]],
    );
    assert.deepEqual(await server.change(uri, 2, [{ text: '{"environments": {"dev": {}}}' }]), []);
  });
});
