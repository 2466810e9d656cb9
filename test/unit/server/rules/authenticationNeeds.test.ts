import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { serviceWithSecrets, testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const jobs = '"jobs": [{"endpoint": "a"}]';
const basic = (config: string, more = '') =>
  `{"api": {"baseUrl": "https://a.b/", "authentication": {"type": "basic"}}, ${config}${more}}`;
const oauth = (type: string, credentials: string, more = '') =>
  `{"parameters": {"api": {"authentication": {"type": ${type}${more}}}, "config": {}}${credentials}}`;
const credentials = (data: string) =>
  `, "authorization": {"oauth_api": {"credentials": {"#data": ${data}, "appKey": "k", "#appSecret": "s"}}}`;
const query = (more: string) => `{"api": {${more}}, "config": {"#token": "x", ${jobs}}}`;

describe('authentication.missing-credential', () => {
  const code = 'authentication.missing-credential';
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'a missing user name',
        basic(`«"config"»: {"#password": "x", ${jobs}}`),
        /needs "username", which is missing from "config"/,
      ],
      ['a missing password', basic(`«"config"»: {"username": "x", ${jobs}}`), /no "#password"/],
      ['an empty password', basic(`"config": {"username": "x", "#password": «""», ${jobs}}`), /Set Secret/],
      [
        'an iteration that takes the password away',
        basic(`"config": {"username": "x", "password": "y", ${jobs}}`, ', "iterations": [{}, {«"password"»: ""}]'),
      ],
      ['credentials that only the platform has', oauth('«"oauth20"»', ''), /on this machine/],
      ['credentials for signatures', oauth('«"oauth10"»', ', "authorization": {"oauth_api": {"id": "5"}}')],
    ],
    isQuiet: [
      ['both credentials', basic(`"config": {"username": "x", "#password": "y", ${jobs}}`)],
      [
        'credentials of the iterations',
        basic(`"config": {${jobs}}`, ', "iterations": [{"username": "x", "password": "y"}]'),
      ],
      ['a type that does not exist, of which another rule speaks', oauth('"oauth2"', '')],
      ['no authentication', `{"api": {"baseUrl": "https://a.b/"}, "config": {${jobs}}}`],
      ['another authentication', query('"authentication": {"type": "query", "query": {"k": {"attr": "#token"}}}')],
      [
        'credentials that are there',
        oauth('"oauth20"', credentials('"token"'), ', "headers": {"A": {"authorization": "data"}}'),
      ],
      ['a config that is being written', '{"api": {"authentication": {"type": "basic"}}, "config": {"username": "x"'],
      ['a config that is not there yet', '{"api": {"authentication": {"type": "basic"}}}'],
      ['a password that is being typed', basic(`"config": {"username": "x", "#password": , ${jobs}}`)],
    ],
  });

  const empty = basic(`"config": {"username": "x", "#password": «""», ${jobs}}`);
  const absent = basic(`«"config"»: {"username": "x", ${jobs}}`);
  const said: [title: string, text: string, severity: number, message: RegExp][] = [
    ['an empty secret is empty here', empty, 3, /^"#password" is empty here\. A run takes its value from Set Secret/],
    ['an absent secret is missing', absent, 3, /^"config" has no "#password"\. A run takes its value from Set Secret/],
    [
      'an absent one beside a similar key may be a typo',
      basic(`«"config"»: {"username": "x", "#pasword": "y", ${jobs}}`),
      1,
      /needs "#password", which is missing from "config"/,
    ],
  ];
  for (const [title, text, severity, message] of said) {
    it(title, async () => {
      const [found] = await expectFindings(testService(), code, text);
      assert.equal(found?.severity, severity);
      assert.match(found?.message ?? '', message);
    });
  }

  for (const [state, text] of [
    ['an empty secret', empty],
    ['an absent secret', absent],
  ] as const) {
    it(`is quiet about ${state} whose value is in the editor's store, not about another`, async () => {
      await expectFindings(serviceWithSecrets('#other'), code, text);
      await expectFindings(serviceWithSecrets('#password'), code, text.replace(/[«»]/g, ''));
      await expectFindings(serviceWithSecrets('config.#password'), code, text.replace(/[«»]/g, ''));
    });
  }

  it('still speaks of the password where only the user name is in the store', async () => {
    const text = basic(`"config": {"#username": "", "#password": «""», ${jobs}}`);
    await expectFindings(serviceWithSecrets('#username'), code, text);
  });

  it('is information where the platform adds the credentials, else an error', async () => {
    const [injected] = await expectFindings(testService(), code, oauth('«"oauth20"»', ''));
    const [missing] = await expectFindings(testService(), code, basic(`«"config"»: {${jobs}}`));
    assert.deepEqual([injected?.severity, missing?.severity], [3, 1]);
  });

  fixCases(code, {
    mends: [
      ['Add "username"', basic(`"config": {${jobs}}`), basic(`"config": {${jobs}, "username": ""}`)],
      [
        'Add "#password"',
        basic(`"config": {"username": "x", ${jobs}}`),
        basic(`"config": {"username": "x", ${jobs}, "#password": ""}`),
      ],
    ],
    leaves: [
      basic(`"config": {"username": "x", "password": "y", ${jobs}}`, ', "iterations": [{"password": ""}]'),
      basic(`"config": {"username": "x", "#password": "", ${jobs}}`),
      oauth('"oauth20"', ''),
    ],
  });
});

describe('authentication.query-empty', () => {
  const code = 'authentication.query-empty';
  ruleCases(code, {
    service: testService,
    speaks: [
      ['parameters that are not there', query('«"authentication"»: {"type": "query"}'), /parameters to add/],
      ['an empty object', query('"authentication": {"type": "query", «"query"»: {}}')],
      ['the old name of the type', query('«"authentication"»: {"type": "url.query"}')],
    ],
    isQuiet: [
      ['parameters', query('"authentication": {"type": "query", "query": {"k": 1}}')],
      ['parameters at their old place', query('"authentication": {"type": "url.query"}, "query": {"k": 1}')],
      ['parameters that are being written', '{"api": {"authentication": {"type": "query", "query": {'],
      ['a key without its value', query('"authentication": {"type": "query", "query": }')],
    ],
  });
  fixCases(code, {
    mends: [
      [
        'Add "query"',
        query('"authentication": {"type": "query"}'),
        query('"authentication": {"type": "query", "query": {}}'),
      ],
    ],
    leaves: [query('"authentication": {"type": "query", "query": {}}')],
  });
});

describe('authentication.bad-data', () => {
  const code = 'authentication.bad-data';
  const badly = (data: string) =>
    `, "authorization": {"oauth_api": {"credentials": {«"#data"»: ${data}, "appKey": "k", "#appSecret": "s"}}}`;
  ruleCases(code, {
    service: testService,
    speaks: [['an empty object of tokens', oauth('"oauth10"', badly('"{}"')), /"oauth_token"/]],
    isQuiet: [
      ['a token as text', oauth('"oauth20"', credentials('"abc"'))],
      ['a token as JSON', oauth('"oauth20"', credentials('"{\\"access_token\\": \\"t\\"}"'), ', "format": "json"')],
      [
        'tokens of a signature',
        oauth('"oauth10"', credentials('"{\\"oauth_token\\": \\"t\\", \\"oauth_token_secret\\": \\"s\\"}"')),
      ],
      [
        'data that are being typed',
        '{"parameters": {"api": {"authentication": {"type": "oauth10"}}, "config": {}}, "authorization": {"oauth_api": {"credentials": {"#data": "{',
      ],
      ['data that the platform has encrypted', oauth('"oauth10"', credentials('"KBC::ProjectSecure::a"'))],
      ['data that no authentication reads', oauth('"basic"', credentials('"abc"'))],
    ],
  });

  const bad: [title: string, type: string, data: string, more: string, message: RegExp][] = [
    ['a text where JSON is announced', '"oauth20"', '"abc"', ', "format": "json"', /not valid JSON/],
    ['a text where tokens are needed', '"oauth10"', '"5"', '', /JSON object/],
    ['tokens without the secret', '"oauth10"', '"{\\"oauth_token\\": \\"t\\"}"', '', /"oauth_token_secret"/],
    ['a text where a login reads its user', '"oauth20.login"', '"abc"', ', "loginRequest": {"endpoint": "t"}', /JSON/],
  ];
  for (const [title, type, data, more, message] of bad) {
    it(`speaks of ${title}, and never repeats it`, async () => {
      const [found] = await expectFindings(testService(), code, oauth(type, badly(data), more));
      assert.match(found?.message ?? '', message);
      assert.doesNotMatch(found?.message ?? '', /abc/);
    });
  }
});

describe('what the schema says of "expires"', () => {
  const login = (expires: string) =>
    `{"api": {"baseUrl": "https://a.b/", "authentication": {"type": "login", "loginRequest": {"endpoint": "l"}, "apiRequest": {"query": {"t": {"response": "t"}}}, "expires": ${expires}}}, "config": {${jobs}}}`;
  const bad: [expires: string, code: string][] = [
    ['«"1 hour"»', 'config.invalid'],
    ['«3600.5»', 'config.wrong-type'],
    ['«true»', 'config.wrong-type'],
  ];
  for (const [expires, code] of bad) {
    it(`does not take ${expires}`, async () => void (await expectFindings(testService(), code, login(expires))));
  }
  for (const expires of ['3600', '"3600"', '0', '{"response": "expires_in", "relative": true}', 'null']) {
    it(`takes ${expires}`, async () => {
      assert.deepEqual(await testService().checkText('file:///a.json', login(expires)), []);
    });
  }
});
