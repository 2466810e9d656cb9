import assert from 'node:assert/strict';
import { configurationText } from '../../../../../client/getStarted/newConfiguration/configurationText.ts';
import { questionsFor } from '../../../../../client/getStarted/newConfiguration/questions.ts';
import { readConfig } from '../../../../../engine/core/config/readConfig.ts';
import { ConfigDocument } from '../../../../../engine/core/document/configDocument.ts';
import { jsonText } from '../../../../../engine/core/json/jsonText.ts';
import { fillSecrets } from '../../../../../engine/core/secrets/fillSecrets.ts';
import { authenticationKinds, authenticationOffers, findOffer } from '../../../../../engine/faces/authentication.ts';
import { findSecretPlaces } from '../../../../../engine/faces/secrets.ts';
import { documentOf } from '../../../../support/cursor.ts';
import { testService } from '../../../../support/testService.ts';

const none = findOffer(undefined);
const start = {
  baseUrl: 'https://a.b/v2/',
  authentication: none,
  endpoint: 'users',
  replies: new Map<string, string>(),
};

/** Replies to all questions of an offer, the secrets apart. */
function repliesTo({ asks }: typeof none): Map<string, string> {
  return new Map(asks.flatMap(({ name, value = 'me' }) => (name.startsWith('#') ? [] : [[name, value]])));
}

/** A value for each secret of an offer: the example of its prompt, where it shows one. */
function secretsFor({ asks }: typeof none): Record<string, string> {
  const secrets = asks.filter(({ name }) => name.startsWith('#'));
  return Object.fromEntries(secrets.map(({ name, prompt }) => [name, /\{.*\}/.exec(prompt)?.[0] ?? 's3cret']));
}

describe('The text of a new configuration', () => {
  it('is offered with no authentication, with a token or key in a header, and with the kinds of the format', () => {
    const labels = authenticationOffers.map(({ label }) => label);
    const ofKinds = authenticationKinds.flatMap(({ offers = [] }) => offers.map(({ label }) => label));
    assert.deepEqual(labels.slice(0, 4), ['None', 'Username and password', 'Bearer token', 'Key in a header']);
    assert.deepEqual([...labels].sort(), ['None', 'Bearer token', 'Key in a header', ...ofKinds].sort());
  });

  for (const authentication of authenticationOffers) {
    describe(`with the authentication "${authentication.label}"`, () => {
      const text = configurationText({ ...start, authentication, replies: repliesTo(authentication) });
      const values = secretsFor(authentication);
      const filled = fillSecrets(ConfigDocument.of(text), values);

      it('runs once its secrets are filled in', () => {
        const read = readConfig(filled, { now: () => 0, currentStart: 0, previousStart: 0 });
        assert.deepEqual('problems' in read ? read.problems : [], []);
      });

      it('has no finding when its secrets are in the store', async () => {
        assert.deepEqual(await testService().findDiagnostics(documentOf(jsonText(filled.value ?? null) ?? '')), []);
      });

      it('has an empty place for each of its secrets', () => {
        const places = findSecretPlaces(text).map(({ name, state }) => [name, state]);
        const wanted = Object.keys(values).map((name) => [name, 'empty']);
        assert.deepEqual(places.sort(), wanted.sort());
      });
    });
  }

  const endpoints: [endpoint: string, job: object][] = [
    ['users', { endpoint: 'users', dataType: 'users' }],
    ['v1/users/', { endpoint: 'v1/users/', dataType: 'users' }],
    ['users.json', { endpoint: 'users.json', dataType: 'users' }],
    ['users/12/orders#top', { endpoint: 'users/12/orders', dataType: 'orders' }],
    ['12', { endpoint: '12', dataType: 'data' }],
    ['users?all=1&q=a+b%26c', { endpoint: 'users', params: { all: '1', q: 'a b&c' }, dataType: 'users' }],
    ['users?filter[name]=x', { endpoint: 'users', params: { 'filter[name]': 'x' }, dataType: 'users' }],
    ['users?id=1&id=2', { endpoint: 'users?id=1&id=2', dataType: 'users' }],
    ['users?ids[]=1&ids[]=2', { endpoint: 'users?ids[]=1&ids[]=2', dataType: 'users' }],
    ['users?flag', { endpoint: 'users?flag', dataType: 'users' }],
    ['users?q=%E9', { endpoint: 'users?q=%E9', dataType: 'users' }],
  ];
  for (const [endpoint, job] of endpoints) {
    it(`has a job for ${endpoint}, without findings`, async () => {
      const text = configurationText({ ...start, endpoint });
      assert.deepEqual(JSON.parse(text).config.jobs, [job]);
      assert.deepEqual(await testService().findDiagnostics(documentOf(text)), []);
    });
  }
});

describe('The questions of New Configuration', () => {
  const file = { name: 'file', prompt: 'Name' };
  const readLogin = async (command: string, baseUrl: string) => testService().writeCurlLogin(command, baseUrl);
  const ports = { askForPlace: async () => [], readLogin, secrets: {} };
  const ask = (replies: Record<string, string>) =>
    questionsFor(new Map(Object.entries(replies)), { ...ports, askForPlace: async () => [file] });
  const names = async (replies: Record<string, string>) => (await ask(replies)).map(({ name }) => name);

  it('are four where there is nothing to authenticate with', async () => {
    assert.deepEqual(await names({}), ['address', 'authentication', 'endpoint', 'file']);
  });

  it('ask for what the authentication needs before the endpoint', async () => {
    const replies = { address: 'a.b', authentication: 'Username and password' };
    assert.deepEqual(await names(replies), ['address', 'authentication', 'username', '#password', 'endpoint', 'file']);
  });

  it('end with a cURL command', async () => {
    assert.deepEqual(await names({ address: 'curl https://a.b' }), ['address']);
  });

  it('ask for no file where a dialog will', async () => {
    const questions = await questionsFor(new Map(), ports);
    assert.deepEqual(questions.at(-1)?.name, 'endpoint');
  });

  const prefilled: [address: string, values: Record<string, string | undefined>][] = [
    ['a.b/v2/orders?all=1', { authentication: undefined, endpoint: 'orders?all=1' }],
    ['https://me:pw@a.b/v2/', { authentication: 'Username and password' }],
    ['a.b/v2/orders?api_key=k3y', { authentication: 'Key in the query', endpoint: 'orders' }],
  ];
  for (const [address, values] of prefilled) {
    it(`propose what ${address} says`, async () => {
      const questions = await ask({ address });
      for (const [name, value] of Object.entries(values))
        assert.equal(questions.find((question) => question.name === name)?.value, value, name);
    });
  }

  it('mask the secrets, and only them', async () => {
    for (const { label, asks } of authenticationOffers) {
      const questions = await ask({ address: 'a.b', authentication: label });
      const masked = questions.filter((question) => 'isSecret' in question && question.isSecret);
      assert.deepEqual(
        masked.map(({ name }) => name),
        asks.map(({ name }) => name).filter((name) => name.startsWith('#')),
      );
    }
  });

  it('say of a secret where no run uses it', async () => {
    const limit = 'Runs with secrets need VS Code on a machine.';
    const known = new Map([
      ['address', 'a.b'],
      ['authentication', 'Username and password'],
    ]);
    const questions = await questionsFor(known, { ...ports, secrets: { limit } });
    const said = questions.filter((question) => 'prompt' in question && question.prompt?.includes(limit));
    assert.deepEqual(
      said.map(({ name }) => name),
      ['#password'],
    );
  });

  describe('of a login', () => {
    const login = { address: 'a.b', authentication: 'Login request' };
    const command = `curl https://a.b/session -d user=mara -d password=s3cret`;
    const problemOf = async (reply: string) => {
      const question = (await ask(login)).find(({ name }) => name === 'login');
      return question && 'findProblem' in question ? await question.findProblem?.(reply) : assert.fail();
    };

    it('ask for its endpoint, its user and where the token is', async () => {
      assert.deepEqual((await names(login)).slice(2, -2), ['login', 'username', '#password', 'token']);
    });

    it('ask only where the token is after a cURL command of it', async () => {
      assert.deepEqual((await names({ ...login, login: command })).slice(2, -2), ['login', 'token']);
    });

    it('take a command, an endpoint, and nothing that is neither', async () => {
      assert.equal(await problemOf(command), undefined);
      assert.equal(await problemOf('session'), undefined);
      assert.match((await problemOf('')) ?? '', /Enter a value/);
      assert.match((await problemOf('curl -u mara:s3cret https://a.b/session')) ?? '', /in the body/);
    });

    it('make a configuration that logs in as the command does', async () => {
      const read = await readLogin(command, 'https://a.b/');
      const authentication = findOffer(login.authentication);
      const given = { ...start, baseUrl: 'https://a.b/', authentication, replies: new Map([['token', 'key']]) };
      const text = configurationText({ ...given, login: 'problem' in read ? assert.fail(read.problem) : read });
      const { api, config } = JSON.parse(text);
      assert.deepEqual(api.authentication.loginRequest, {
        endpoint: 'session',
        method: 'FORM',
        params: { user: 'mara', password: { attr: '#password' } },
      });
      assert.deepEqual(api.authentication.apiRequest.headers.Authorization.args[1], { response: 'key' });
      assert.deepEqual(Object.keys(config), ['#password', 'jobs']);
      assert.deepEqual(await testService().findDiagnostics(documentOf(text.replace('""', '"x"'))), []);
    });
  });

  const refused: [name: string, reply: string, problem: RegExp][] = [
    ['address', '', /Enter an address/],
    ['username', '', /Username/],
    ['endpoint', '', /path of a resource/],
    ['endpoint', 'users/{id}/orders', /"\{id\}" by a value/],
  ];
  for (const [name, reply, problem] of refused) {
    it(`refuse "${reply}" as ${name}`, async () => {
      const questions = await ask({ address: 'a.b', authentication: 'Username and password' });
      const question = questions.find((each) => each.name === name);
      assert.ok(question && 'findProblem' in question);
      assert.match((await question.findProblem?.(reply)) ?? '', problem);
    });
  }
});
