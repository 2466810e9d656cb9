import assert from 'node:assert/strict';
import { callTool } from '../../../tools/set/callTool.ts';
import { type Parts, trialOfUsers } from '../../support/trialOf.ts';
import { codeOf } from './testHost.ts';

const child = { endpoint: 'users/{id}/posts', dataType: 'posts', placeholders: { id: 'id' } };
const login = {
  authentication: {
    type: 'login',
    loginRequest: { endpoint: 'login', method: 'POST', params: { user: 'me' } },
    apiRequest: { headers: { 'X-Token': 'token' } },
  },
};

describe('the consent to a trial', () => {
  const { host, api, input, text, write, ask } = trialOfUsers();

  it('counts no more after a change of the environment', async () => {
    write(text());
    const environment = (baseUrl: string) =>
      write(JSON.stringify({ environments: { test: { baseUrl } } }), '.pagewright.json');
    const given = { environment: 'test' };
    environment(`${api().url}/v1/`);
    const { about } = await ask({}, given);
    environment(`${api().url}/v2/`);
    await ask({ consent: { to: about } }, given);
    assert.deepEqual(api().requests, []);
  });

  for (const [what, changed] of [
    ['more pages', { maxPages: 9 }],
    ['the same as a text', { path: undefined, text: 'TEXT' }],
  ] as const) {
    it(`does not count for ${what}`, async () => {
      write(text());
      const { about } = await ask();
      const given = 'text' in changed ? { ...changed, text: text() } : changed;
      await ask({ consent: { to: about } }, given);
      assert.deepEqual(api().requests, []);
    });
  }

  it('counts while the configuration is the same', async () => {
    write(text({ job: { method: 'POST' } }));
    const { about } = await ask();
    write(text({ job: { method: 'POST' } }));
    assert.equal(codeOf(await callTool('run_trial', input, { ...host(), consent: { to: about } })), 'done');
    assert.equal(api().requests.length, 1);
  });

  it('counts where an address is of the moment', async () => {
    const now = { function: 'sprintf', args: ['users/%s', { function: 'time' }] };
    write(text({ job: { params: { now } } }));
    const { about } = await ask();
    assert.equal(codeOf(await callTool('run_trial', input, { ...host(), consent: { to: about } })), 'done');
  });

  it('is asked with both ends of a long path', async () => {
    write(text({ job: { endpoint: `${'users/'.repeat(50)}delete`, dataType: 'users' } }));
    assert.match((await ask()).question, / GET "\/v1\/users\/[^"]*…[^"]*\/delete"\./);
  });

  /** The words of the question about the requests, by the configuration. */
  const questions: readonly (readonly [parts: Parts, said: string])[] = [
    [{}, 'It begins with GET "/v1/users".'],
    [{ job: { method: 'POST' } }, 'It begins with POST "/v1/users".'],
    [
      { job: { children: [child] } },
      'It begins with GET "/v1/users", GET "/v1/users/‹ id of a record of users ›/posts".',
    ],
    [{ api: login }, 'It begins with POST "/v1/login", GET "/v1/users".'],
    [
      { job: { children: [{ ...child, method: 'POST', endpoint: 'delete/{id}' }] } },
      'It begins with GET "/v1/users", POST "/v1/delete/‹ id of a record of users ›".',
    ],
    [{ config: { jobs: [{ endpoint: 'users', dataType: 'users' }, { endpoint: 'orders' }] } }, 'GET "/v1/users".'],
    [
      { job: { children: Array.from({ length: 12 }, (_, n) => ({ ...child, endpoint: `posts/${n}/{id}` })) } },
      ' and 3 more.',
    ],
  ];
  for (const [parts, said] of questions) {
    it(`is asked with the method and path of each first request: ${said}`, async () => {
      write(text(parts));
      const { question } = await ask();
      assert.ok(question.includes(said), question);
    });
  }
});
