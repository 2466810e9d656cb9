import assert from 'node:assert/strict';
import { runCommands } from '../../../../server/protocol.ts';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';

/** Each lens of a plan as its line, its title and what it hands over besides the document. */
function lenses(text: string): unknown[] {
  const document = documentOf(text);
  return testService()
    .findCodeLenses(document, runCommands)
    .filter(({ command }) => command?.command === runCommands.showPlan)
    .map(({ range, command }) => {
      const [uri, ...more] = command?.arguments ?? [];
      assert.equal(uri, document.uri);
      return [range.start.line, command?.title, ...more];
    });
}

const text = `{
"api": { "baseUrl": "https://api.example.test/v2/",
"pagination": { "method": "offset", "limit": 100 } },
"config": { "jobs": [
{ "endpoint": "users",
"children": [
{ "endpoint": "users/{id}", "placeholders": { "id": "id" } }] },
{ "__NAME": "Search", "endpoint": "search", "method": "POST" }
] } }`;

describe('the lenses of a plan', () => {
  it('show the first request above pagination and above every job, children too', () => {
    assert.deepEqual(lenses(text), [
      [2, 'Plan: GET /v2/users?limit=100&offset=0 …'],
      [4, 'Plan: GET /v2/users?limit=100&offset=0 …', 'users'],
      [6, 'Plan: GET /v2/users/‹"id" of a record of "users"›?limit=100&offset=0 …', 'users > users/{id}'],
      [7, 'Plan: POST /v2/search …', 'Search'],
    ]);
  });

  it('say where there is one request only', () => {
    const single = text.replace(/"pagination": \{.*?\} \}/, '"name": "x" }');
    assert.deepEqual(
      lenses(single).map((lens) => (Array.isArray(lens) ? lens[1] : lens)),
      ['Plan: GET /v2/users', 'Plan: GET /v2/users/‹"id" of a record of "users"›', 'Plan: POST /v2/search'],
    );
  });

  it('show the request of the job, not the login before it', () => {
    const login = '"authentication": { "type": "login", "loginRequest": { "endpoint": "in" } },\n"pagination"';
    assert.deepEqual(lenses(text.replace('"pagination"', login))[0], [3, 'Plan: GET /v2/users?limit=100&offset=0 …']);
  });

  it('are short', () => {
    const [, job] = lenses(text.replace('"users"', `"${'x'.repeat(500)}"`));
    assert.ok(Array.isArray(job) && String(job[1]).length < 90);
  });

  it('stand without the request where the text is very long: no plan is made at every keystroke', () => {
    const long = text.replace('"config": {', `"config": { "remark": "${'x'.repeat(200_000)}",`);
    assert.deepEqual(lenses(long)[0], [4, 'Show Plan', 'users']);
  });

  it('stand in a wrapped configuration too', () => assert.equal(lenses(`{"parameters": ${text}}`).length, 4));

  it('leave out a job that cannot be planned', () => {
    assert.deepEqual(
      lenses(text.replace('"search"', '"a:b"')).map((lens) => (Array.isArray(lens) ? lens[0] : lens)),
      [2, 4, 6],
    );
  });

  const none: [title: string, text: string][] = [
    ['an empty document', ''],
    ['JSON that is not finished', text.slice(0, -2)],
    ['a configuration that cannot be run', text.replace('"offset"', '"ofset"')],
    ['a secret that is not there', text.replace('"api": {', '"api": { "authentication": { "type": "basic" },')],
  ];
  for (const [title, broken] of none) it(`are none for ${title}`, () => assert.deepEqual(lenses(broken), []));
});

describe('the plan as a text', () => {
  const planOf = (job?: string, of = text) => testService().findPlan(documentOf(of), job);

  it('is about all jobs, or about one with its children', () => {
    assert.deepEqual(planOf()?.match(/^\S.*\)$/gm), [
      'users (offset)',
      'users > users/{id}, for every record of "users" (offset)',
      'Search (offset)',
    ]);
    assert.deepEqual(planOf('users')?.match(/^\S.*\)$/gm)?.length, 2);
    assert.deepEqual(planOf('users > users/{id}')?.match(/^\S.*\)$/gm)?.length, 1);
    assert.match(
      planOf('Search') ?? '',
      /^Search \(offset\)\n {2}1 {2}POST https:\/\/api\.example\.test\/v2\/search\n/,
    );
  });

  it('tells jobs whose pointers begin alike apart', () => {
    const jobs = Array.from({ length: 11 }, (_, index) => ({ endpoint: `e${index}` }));
    const many = JSON.stringify({ api: { baseUrl: 'https://a.test/' }, config: { jobs } });
    assert.deepEqual(planOf('e1', many)?.match(/^\S.*$/gm), ['e1']);
  });

  it('is nothing for a job that is not known, or a configuration that cannot be run', () => {
    assert.equal(planOf('nobody'), null);
    assert.equal(planOf(undefined, text.slice(0, -2)), null);
  });
});
