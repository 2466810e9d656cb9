import assert from 'node:assert/strict';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { inYaml, openYaml } from '../../../support/yaml/inYaml.ts';
import { yamlTwin } from '../../../support/yaml/yamlTwin.ts';

const service = testService();

const text = (pagination: object) =>
  JSON.stringify({
    api: { baseUrl: 'https://a.example/', pagination },
    config: {
      jobs: [
        { endpoint: 'users', children: [{ endpoint: 'users/{id}', dataType: 'details' }] },
        { endpoint: 'rides?api_key=s3cretValue', scroller: 'ids' },
      ],
    },
  });

describe('The jobs of a configuration', () => {
  it('come in the order of the text, parents before their children, each with its range', () => {
    const document = documentOf(text({ method: 'offset' }));
    const jobs = service.findJobs(document);
    assert.deepEqual(
      jobs.map(({ name }) => name),
      ['users', 'users > details', 'rides?api_key=•••'],
    );
    assert.equal(document.getText(jobs[1]?.range), '{"endpoint":"users/{id}","dataType":"details"}');
    assert.deepEqual(
      jobs[1]?.words.map((word) => document.getText(word)),
      ['{', '"endpoint"', '"users/{id}"', '"dataType"', '"details"'],
    );
  });

  it('are the same in YAML, where each is all that is written of it', async () => {
    const ofYaml = inYaml(service);
    const pagination = { method: 'response.param', responseParam: 'meta.next' };
    const document = await openYaml(ofYaml, yamlTwin(text(pagination)) ?? '');
    const [jobs, inJson] = [ofYaml.findJobs(document), service.findJobs(documentOf(text(pagination)))];
    const known = ({ name, next }: (typeof jobs)[number]) => ({ name, next });
    assert.deepEqual(jobs.map(known), inJson.map(known));
    assert.match(document.getText(jobs[1]?.range), /^endpoint: users\/\{id\}\s+dataType: details$/);
    const words = jobs[1]?.words.map((word) => document.getText(word)) ?? [];
    assert.deepEqual(words.slice(1), ['endpoint', 'users/{id}', 'dataType', 'details']);
  });

  const token = { method: 'response.param', responseParam: 'meta.next', queryParam: 'after' };
  const cases: [title: string, pagination: object, next: (object | undefined)[]][] = [
    ['nowhere where it is counted', { method: 'offset' }, [undefined, undefined, undefined]],
    [
      'at the path of a token',
      token,
      Array.from({ length: 3 }, () => ({ from: 'response', path: 'meta.next', delimiter: '.' })),
    ],
    [
      'where the scroller of each job says',
      {
        method: 'multiple',
        scrollers: {
          ids: { method: 'cursor', idKey: 'id', param: 'since' },
          urls: { method: 'response.url', urlKey: 'links/next', delimiter: '/' },
        },
      },
      [undefined, undefined, { from: 'record', path: 'id', delimiter: '.' }],
    ],
  ];
  for (const [title, pagination, next] of cases) {
    it(`have the value for the next page ${title}`, () =>
      assert.deepEqual(
        service.findJobs(documentOf(text(pagination))).map((job) => job.next),
        next,
      ));
  }

  it('are none in a text that is not finished', () =>
    assert.deepEqual(service.findJobs(documentOf('{ "config": {')), []));
});
