import assert from 'node:assert/strict';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { inYaml, openYaml } from '../../../support/yaml/inYaml.ts';
import { yamlTwin } from '../../../support/yaml/yamlTwin.ts';

const text = `{
"api": { "baseUrl": "https://api.example.test/v2/",
"pagination": { "method": "offset", "limit": 100 } },
"config": { "jobs": [
{ "endpoint": "users",
"children": [
{ "endpoint": "users/{id}", "placeholders": { "id": "id" } }] },
{ "__NAME": "Search", "endpoint": "search", "method": "POST" }
] } }`;

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

  it('is the same in YAML', async () => {
    const service = inYaml(testService());
    const document = await openYaml(service, yamlTwin(text) ?? '');
    for (const job of [undefined, 'users', 'users > users/{id}', 'Search', 'nobody'])
      assert.equal(service.findPlan(document, job), planOf(job));
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
