import assert from 'node:assert/strict';
import { authenticationOffers, none } from '../../../../../client/getStarted/newConfiguration/authenticationOffers.ts';
import {
  configurationSnippet,
  findAddressProblem,
} from '../../../../../client/getStarted/newConfiguration/configurationSnippet.ts';
import { authenticationKinds } from '../../../../../engine/authentication.ts';
import { readConfig } from '../../../../../engine/core/config/readConfig.ts';
import { documentOf } from '../../../../support/cursor.ts';
import { testService } from '../../../../support/testService.ts';

/** The text that a snippet leaves when every place is stepped over. */
function stepThrough(snippet: string): string {
  return snippet
    .replace(/\$\{\d+\|([^,|]*)[^}]*\|\}/g, '$1')
    .replace(/\$\{\d+:((?:[^\\}]|\\.)*)\}/g, '$1')
    .replace(/(?<!\\)\$\d/g, '')
    .replace(/\\([\\$}])/g, '$1');
}

const start = { baseUrl: 'https://a.b/v2', authentication: none, endpoint: 'users' };

describe('New Configuration', () => {
  it('offers no authentication first, and a key in a header beside the kinds of the format', () => {
    const labels = authenticationOffers.map(({ label }) => label);
    assert.equal(labels[0], none.label);
    assert.ok(labels.includes('Key in a header'));
    assert.equal(labels.length, 2 + authenticationKinds.filter(({ offer }) => offer !== undefined).length);
  });

  for (const authentication of authenticationOffers) {
    it(`is a configuration that runs, with the authentication "${authentication.label}"`, async () => {
      // Secrets stay empty for the user to fill in; the engine wants one.
      const text = stepThrough(configurationSnippet({ ...start, authentication })).replaceAll('": ""', '": "x"');
      const read = readConfig(text, { now: () => 0, currentStart: 0, previousStart: 0 });
      assert.deepEqual('problems' in read ? read.problems.filter(({ severity }) => severity === 'error') : [], []);
      const findings = await testService().findDiagnostics(documentOf(text));
      assert.deepEqual(
        findings.filter(({ severity }) => severity !== undefined && severity <= 2),
        [],
      );
    });
  }

  for (const [baseUrl, written] of [
    ['https://a.b', 'https://a.b/'],
    ['https://a.b/v2', 'https://a.b/v2/'],
    ['https://a.b/v2/', 'https://a.b/v2/'],
    ['https://a.b/?x=1', 'https://a.b/?x=1'],
  ] as const) {
    it(`writes ${baseUrl} so that nothing of its path is lost`, () => {
      assert.equal(JSON.parse(stepThrough(configurationSnippet({ ...start, baseUrl }))).api.baseUrl, written);
    });
  }

  for (const [endpoint, dataType] of [
    ['users', 'users'],
    ['v1/users/', 'users'],
    ['users?all=1', 'users'],
    ['users/$1{id}\\"}', 'users'],
    ['', 'records'],
  ] as const) {
    it(`calls what ${endpoint} gives ${dataType}`, () => {
      const [job] = JSON.parse(stepThrough(configurationSnippet({ ...start, endpoint }))).config.jobs;
      assert.deepEqual(job, { endpoint, dataType });
    });
  }

  for (const [text, problem] of [
    ['https://a.b/v2/', undefined],
    [' http://localhost:8080 ', undefined],
    ['a.b/v2', /full URL/],
    ['ftp://a.b/', /https/],
    ['https://me:secret@a.b/', /secrets/],
  ] as const) {
    it(`${problem ? 'refuses' : 'takes'} the address ${text}`, () => {
      if (problem) assert.match(findAddressProblem(text) ?? '', problem);
      else assert.equal(findAddressProblem(text), undefined);
    });
  }
});
