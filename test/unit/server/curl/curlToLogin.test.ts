import assert from 'node:assert/strict';
import { testService } from '../../../support/testService.ts';

const base = 'https://x.test/v2/';

/** The login of a cURL command, below the base address. */
function login(command: string): object {
  const answer = testService().writeCurlLogin(command, base);
  if ('problem' in answer) return answer;
  return { request: JSON.parse(answer.request), attributes: JSON.parse(answer.attributes), secrets: answer.secrets };
}

const json = "-H 'Content-Type: application/json'";

describe('The login of a cURL command', () => {
  const cases: [title: string, command: string, request: object, attributes: object, secrets: object][] = [
    [
      'has its password apart, and the names that the API wants',
      `curl https://x.test/v2/session ${json} -d '{"email":"mara@x.test","password":"s3cret"}'`,
      { endpoint: 'session', method: 'POST', params: { email: 'mara@x.test', password: { attr: '#password' } } },
      { '#password': '' },
      { '#password': 's3cret' },
    ],
    [
      'is a form where the command sends one',
      `curl https://x.test/v2/oauth/token -d grant_type=client_credentials -d client_secret=k3y`,
      {
        endpoint: 'oauth/token',
        method: 'FORM',
        params: { grant_type: 'client_credentials', client_secret: { attr: '#client_secret' } },
      },
      { '#client_secret': '' },
      { '#client_secret': 'k3y' },
    ],
    [
      'keeps its headers, their credentials apart',
      `curl -X POST https://x.test/v2/login -H 'X-Api-Key: k3y' -H 'X-Tenant: north' ${json} -d '{"user":"mara"}'`,
      {
        endpoint: 'login',
        method: 'POST',
        params: { user: 'mara' },
        headers: { 'X-Api-Key': { attr: '#apiKey' }, 'X-Tenant': 'north' },
      },
      { '#apiKey': '' },
      { '#apiKey': 'k3y' },
    ],
    [
      'has a whole address where it is at another host, with the query',
      `curl -X POST 'https://id.x.test/v1/login?realm=north' ${json} -d '{"password":"s3cret"}'`,
      {
        endpoint: 'https://id.x.test/v1/login?realm=north',
        method: 'POST',
        params: { password: { attr: '#password' } },
      },
      { '#password': '' },
      { '#password': 's3cret' },
    ],
    ['may be a GET', 'curl https://x.test/v2/ticket', { endpoint: 'ticket' }, {}, {}],
    [
      'keeps each key of its body',
      `curl https://x.test/v2/login ${json} -d '{"10":"a","__proto__":"b","password":"s3cret"}'`,
      {
        endpoint: 'login',
        method: 'POST',
        params: JSON.parse('{"10":"a","__proto__":"b","password":{"attr":"#password"}}'),
      },
      { '#password': '' },
      { '#password': 's3cret' },
    ],
  ];
  for (const [title, command, request, attributes, secrets] of cases) {
    it(title, () => assert.deepEqual(login(command), { request, attributes, secrets }));
  }

  const refused: [title: string, command: string, problem: RegExp][] = [
    ['sends user and password as basic authentication', 'curl -u mara:s3cret https://x.test/v2/login', /in the body/],
    ['has a credential in its query', 'curl https://x.test/v2/login?api_key=k3y', /in the body/],
    ['has a variable as its host', `curl 'https://{{host}}/login' -d a=b`, /in the body/],
    ['is none', 'curl', /./],
  ];
  for (const [title, command, problem] of refused) {
    it(`is refused if the command ${title}`, () => {
      const answer = testService().writeCurlLogin(command, base);
      assert.match('problem' in answer ? answer.problem : '', problem);
    });
  }
});
