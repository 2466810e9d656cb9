import assert from 'node:assert/strict';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { inYaml, openYaml } from '../../../support/yaml/inYaml.ts';
import { yamlTwin } from '../../../support/yaml/yamlTwin.ts';

const jobs = [
  { endpoint: 'users?active=1', children: [{ endpoint: 'users/{id}', placeholders: { id: 'id' } }] },
  { endpoint: 'query', method: 'POST' },
];
const text = JSON.stringify({ api: { baseUrl: 'https://me:pass@a.b/v1/' }, config: { jobs } });
const addresses = (question: { job?: string }) =>
  testService()
    .findSearchedJobs(documentOf(text), question)
    .map(({ name, method, address }) => [name, method, address]);

describe('A search for paging', () => {
  it('asks for all jobs without their children, at addresses without query and credentials', () => {
    assert.deepEqual(
      addresses({}).map(([, ...rest]) => rest),
      [
        ['GET', 'https://a.b/v1/users'],
        ['POST', 'https://a.b/v1/query'],
      ],
    );
  });

  it('asks for the named one, which may be a child', () => {
    const [parent, child] = testService()
      .findJobs(documentOf(text))
      .map(({ name }) => name);
    assert.deepEqual(addresses({ job: parent ?? '' }), [[parent, 'GET', 'https://a.b/v1/users']]);
    assert.deepEqual(addresses({ job: child ?? '' }), [[child, 'GET', 'https://a.b/v1/users/{id}']]);
  });

  it('asks for the same jobs in YAML', async () => {
    const service = inYaml(testService());
    const document = await openYaml(service, yamlTwin(text) ?? '');
    for (const { name } of [{ name: undefined }, ...service.findJobs(document)]) {
      const question = name === undefined ? {} : { job: name };
      assert.deepEqual(
        service.findSearchedJobs(document, question).map((job) => [job.name, job.method, job.address]),
        addresses(question),
      );
    }
  });

  it('is asked about if the parent of a child is a POST', () => {
    const child = { __NAME: 'posts', endpoint: 'users/{id}', placeholders: { id: 'id' } };
    const posting = { api: { baseUrl: 'https://a.b/' }, config: { jobs: [{ ...jobs[1], children: [child] }] } };
    const document = documentOf(JSON.stringify(posting));
    const name = testService().findJobs(document)[1]?.name ?? '';
    assert.deepEqual(
      testService()
        .findSearchedJobs(document, { job: name })
        .map(({ method }) => method),
      ['POST'],
    );
  });
});
