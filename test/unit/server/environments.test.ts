import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { nothingKnown } from '../../../server/service/model/known.ts';
import { testService } from '../../support/testService.ts';

const text = `{
  "api": { "baseUrl": "https://api.example.com/v2/" },
  "config": {
    "region": "us",
    "jobs": [{ "endpoint": "/users", "params": { "region": { "attr": "region" }, "size": { "attr": "size" } } }]
  }
}`;
const settingsUri = 'file:///work/.pagewright.json';
const settings = {
  environments: { dev: { baseUrl: 'http://localhost:8080/', attributes: { region: 'eu', size: 2 } } },
};

/** The service and the configuration, where this environment is chosen. */
async function chosen(
  environment: string | undefined,
  files: Record<string, unknown> = { [settingsUri]: settings },
  written = text,
) {
  const service = testService(files, {
    knownOf: () => ({ ...nothingKnown, ...(environment !== undefined && { environment }) }),
  });
  const document = TextDocument.create('file:///work/users.extractor.json', 'extractor-config', 1, written);
  await service.refreshEnvironment(document);
  return { service, document };
}

describe('an environment in the editor', () => {
  it('is in the plan, with its name', async () => {
    const { service, document } = await chosen('dev');
    const plan = service.findPlan(document, undefined) ?? '';
    assert.match(plan, /^Environment "dev"\n\n/);
    assert.match(plan, /GET http:\/\/localhost:8080\/users\?region=eu&size=2/);
  });

  it('has attributes that a reference finds', async () => {
    const codesOf = async (environment: string | undefined) => {
      const { service, document } = await chosen(environment);
      return (await service.findDiagnostics(document)).map(({ code }) => code);
    };
    assert.deepEqual(await codesOf(undefined), ['url.endpoint-loses-prefix', 'function.unknown-reference']);
    // This base address has no prefix to lose.
    assert.deepEqual(await codesOf('dev'), []);
  });

  it('has what the authentication needs', async () => {
    const basic = `{
      "api": { "baseUrl": "http://localhost/", "authentication": { "type": "basic" } },
      "config": { "#password": "x", "jobs": [{ "endpoint": "users" }] }
    }`;
    const codesWith = async (attributes: object) => {
      const files = { [settingsUri]: { environments: { dev: { attributes } } } };
      const { service, document } = await chosen('dev', files, basic);
      return (await service.findDiagnostics(document)).map(({ code }) => code);
    };
    assert.deepEqual(await codesWith({ region: 'eu' }), ['authentication.missing-credential']);
    assert.deepEqual(await codesWith({ username: 'ada' }), []);
  });

  it('is in the value that a hover and Evaluate Function show', async () => {
    const { service, document } = await chosen('dev');
    const position = document.positionAt(text.indexOf('"attr": "region"') + 10);
    assert.deepEqual(service.evaluateFunction(document, position), { kind: 'value', value: '"eu"' });
    assert.match(JSON.stringify(await service.findHover(document, position)), /eu/);
  });

  it('is where links lead', async () => {
    const { service, document } = await chosen('dev');
    assert.deepEqual(
      service.findDocumentLinks(document).map(({ target }) => target),
      ['http://localhost:8080/users'],
    );
  });

  it('is read again when the file changes', async () => {
    const files: Record<string, unknown> = { [settingsUri]: settings };
    const { service, document } = await chosen('dev', files);
    files[settingsUri] = { environments: { dev: { attributes: { region: 'asia', size: 3 } } } };
    await service.refreshEnvironment(document);
    assert.match(service.findPlan(document, undefined) ?? '', /api\.example\.com\/users\?region=asia&size=3/);
  });

  for (const [title, files, message] of [
    [
      'does not exist',
      { [settingsUri]: { environments: { prod: {} } } },
      /There is no environment "dev" in "\.pagewright\.json"/,
    ],
    ['has no file', {}, /There is no environment "dev": no "\.pagewright\.json"/],
    ['holds a secret', { [settingsUri]: { environments: { dev: { attributes: { '#a': 'x' } } } } }, /"#a" is a secret/],
  ] as const) {
    it(`says in the plan that it ${title}`, async () => {
      const { service, document } = await chosen('dev', files);
      assert.match(service.findPlan(document, undefined) ?? '', message);
    });
  }

  it('is checked in its file, at the key that is wrong', async () => {
    const file = '{ // dev\n  "environments": { "dev": { "attributes": { "#token": "x" } }, "test": [] } }';
    const document = TextDocument.create('file:///work/.pagewright.json', 'jsonc', 1, file);
    const found = testService().findSettingsDiagnostics(document);
    assert.deepEqual(
      found.map(({ range, severity, code }) => [document.getText(range), severity, code]),
      [
        ['"#token"', 1, 'environment.invalid'],
        ['[]', 1, 'environment.invalid'],
      ],
    );
  });
});
