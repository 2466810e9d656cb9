import assert from 'node:assert/strict';
import { getLanguageService } from 'vscode-json-languageservice';
import { buildModel } from '../../../../server/service/model/buildModel.ts';
import type { ExtractorModel, Job } from '../../../../server/service/model/extractorModel.ts';
import { documentOf } from '../../../support/cursor.ts';

const json = getLanguageService({});

function modelOf(text: string): ExtractorModel {
  const document = documentOf(text);
  return buildModel(document, json.parseJSONDocument(document));
}

function namesOf(jobs: readonly Job[]): unknown[] {
  return jobs.map(({ name, children }) => (children.length === 0 ? name : [name, ...namesOf(children)]));
}

describe('buildModel', () => {
  const forms: [string, string, 'bare' | 'wrapped', boolean][] = [
    ['a bare configuration', '{"api": {}, "config": {}}', 'bare', true],
    ['a wrapped configuration', '{"parameters": {"api": {}, "config": {}}}', 'wrapped', true],
    [
      'a wrapped configuration beside other keys',
      '{"authorization": {}, "parameters": {"api": {}, "config": {}}}',
      'wrapped',
      true,
    ],
    [
      'both at once, as a run reads it',
      '{"api": {"baseUrl": 1}, "parameters": {"api": {}, "config": {}}}',
      'wrapped',
      true,
    ],
    ['parameters that are being typed', '{"parameters": ', 'wrapped', false],
    ['parameters of no use beside an api', '{"parameters": 5, "api": {}, "config": {}}', 'bare', true],
    ['an empty document', '', 'bare', false],
    ['a list', '[{"api": {}}]', 'bare', false],
    ['a scalar', '5', 'bare', false],
  ];
  for (const [title, text, form, hasApi] of forms) {
    it(`recognises ${title}`, () => {
      const model = modelOf(text);
      assert.deepEqual([model.form, model.api !== undefined], [form, hasApi]);
    });
  }

  describe('jobs', () => {
    const jobs = (text: string) => modelOf(`{"config": {"jobs": [${text}]}}`);

    it('are called by their name, else their data type, else their endpoint', () => {
      const model = jobs(
        '{"__NAME": "a", "dataType": "b", "endpoint": "c"}, {"dataType": "b", "endpoint": "c"}, {"endpoint": "c"}',
      );
      assert.deepEqual(namesOf(model.jobs), ['a', 'b', 'c']);
    });

    it('are counted where several are alike', () => {
      const model = jobs('{"endpoint": "a"}, {"endpoint": "b"}, {"endpoint": "a"}, {"dataType": "a"}');
      assert.deepEqual(namesOf(model.jobs), ['a', 'b', 'a#2', 'a#3']);
    });

    it('hold their children, who bear the names of their parents', () => {
      const model = jobs(
        '{"endpoint": "a", "children": [{"endpoint": "b", "children": [{"endpoint": "c"}]}, {"endpoint": "b"}]}',
      );
      assert.deepEqual(namesOf(model.jobs), [['a', ['a > b', 'a > b > c'], 'a > b#2']]);
      assert.deepEqual(namesOf(model.allJobs).map(String), [
        'a,a > b,a > b > c,a > b#2',
        'a > b,a > b > c',
        'a > b > c',
        'a > b#2',
      ]);
    });

    it('are found again by their pointer, which counts what is no job too', () => {
      const model = jobs('null, {"endpoint": "a", "children": [5, {"endpoint": "b"}]}');
      assert.deepEqual(
        model.allJobs.map(({ pointer }) => pointer),
        ['/config/jobs/1', '/config/jobs/1/children/1'],
      );
    });

    const odd: [string, string, unknown[]][] = [
      ['no list', '{"config": {"jobs": {"endpoint": "a"}}}', []],
      ['a list that has no end', '{"config": {"jobs": [{"endpoint": "a"}, {"endpoint": "b"', ['a', 'b']],
      ['a job without any name', '{"config": {"jobs": [{}, {}]}}', ['job', 'job#2']],
      ['names that are no text', '{"config": {"jobs": [{"__NAME": 5, "endpoint": "a"}]}}', ['a']],
    ];
    for (const [title, text, expected] of odd) {
      it(`are read from ${title}`, () => assert.deepEqual(namesOf(modelOf(text).jobs), expected));
    }
  });

  describe('scrollers', () => {
    const read = (pagination: string, jobs: string) =>
      modelOf(`{"api": {"pagination": ${pagination}}, "config": {"jobs": [${jobs}]}}`).scrollers.map(
        ({ name, method, jobs }) => [name, method?.value, jobs.map((job) => job.name)],
      );
    const jobs = '{"endpoint": "a"}, {"endpoint": "b", "scroller": "fast", "children": [{"endpoint": "c"}]}';

    it('are one, used by every job, where a single method pages', () => {
      assert.deepEqual(read('{"method": "offset"}', jobs), [[undefined, 'offset', ['a', 'b', 'b > c']]]);
    });

    it('are each of `multiple`, used by the jobs that name them and by default', () => {
      const pagination =
        '{"method": "multiple", "default": "slow", "scrollers": {"fast": {"method": "pagenum"}, "slow": {}}}';
      assert.deepEqual(read(pagination, jobs), [
        ['fast', 'pagenum', ['b']],
        ['slow', undefined, ['a', 'b > c']],
      ]);
    });

    it('are used without a default where one is named "default"', () => {
      const pagination = '{"method": "multiple", "scrollers": {"fast": {}, "default": {}}}';
      assert.deepEqual(read(pagination, jobs), [
        ['fast', undefined, ['b']],
        ['default', undefined, ['a', 'b > c']],
      ]);
    });

    it('are used by nobody where neither a default nor a name says so', () => {
      assert.deepEqual(read('{"method": "multiple", "scrollers": {"slow": {}}}', jobs), [['slow', undefined, []]]);
    });

    for (const pagination of ['{"method": "multiple"}', '{"method": "multiple", "scrollers": []}', '5', '']) {
      it(`are none for ${pagination || 'a missing value'}`, () => assert.deepEqual(read(pagination, jobs), []));
    }
  });

  it('gathers every address that is resolved against the base', () => {
    const model = modelOf(`{
      "api": {
        "authentication": {"loginRequest": {"endpoint": "login"}},
        "pagination": {"method": "multiple", "scrollers": {"a": {"scrollRequest": {"endpoint": "scroll"}}, "b": {}}}
      },
      "config": {"jobs": [{"endpoint": "users", "children": [{"endpoint": "users/{id}"}]}, {"endpoint": 5}, {}]}
    }`);
    assert.deepEqual(
      model.endpoints.map(({ value }) => value),
      ['users', 'users/{id}', 'scroll', 'login'],
    );
  });

  it('takes the last of two keys, as a run does', () => {
    const model = modelOf('{"config": {"jobs": [{"endpoint": "a"}]}, "config": {"jobs": [{"endpoint": "b"}]}}');
    assert.deepEqual(namesOf(model.jobs), ['b']);
  });
});
