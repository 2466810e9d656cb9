import assert from 'node:assert/strict';
import { getLanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { writeFinding } from '../../../../server/service/refactors/pagination/writeFinding.ts';
import { testService } from '../../../support/testService.ts';
import { valueOfJson, valueOfYaml } from '../../../support/yaml/fixedInYaml.ts';
import { inYaml, openYaml } from '../../../support/yaml/inYaml.ts';
import { itInYaml } from '../../../support/yaml/itInYaml.ts';

const json = getLanguageService({});
type Finding = Parameters<typeof writeFinding>[1];

/** The text with a finding written into it. At most one edit writes it. */
function written(text: string, { pagination, changes = [] }: Partial<Finding>): string {
  const document = TextDocument.create('file:///a.extractor.json', 'extractor-config', 1, text);
  const edits = writeFinding(document, { pagination, changes }, json.parseJSONDocument);
  assert.ok(edits.length <= 1);
  return TextDocument.applyEdits(document, edits);
}

const config = (pagination: string, jobs = '[{ "endpoint": "a" }]') =>
  `{ "api": { "baseUrl": "u",  "pagination": ${pagination} }, "config": { "jobs": ${jobs} } }`;
const offset = { method: 'offset', limit: 50 };

describe('writeFinding', () => {
  // what it is about, text before, finding, text after
  const rows: [title: string, before: string, finding: Partial<Finding>, after: string][] = [
    [
      'writes nothing where all is there',
      config('{"method":"offset",  "limit":50}'),
      { pagination: offset },
      config('{"method":"offset",  "limit":50}'),
    ],
    [
      'also in another notation',
      config('{ "method": "offset", "limit": 5e1 }'),
      { pagination: offset },
      config('{ "method": "offset", "limit": 5e1 }'),
    ],
    [
      'changes an option, and keeps the layout of the others',
      config('{"method":"offset",  "limit":10,"offsetParam" : "o"}'),
      { pagination: { ...offset, offsetParam: 'o' } },
      config('{"method":"offset",  "limit":50,"offsetParam" : "o"}'),
    ],
    [
      'adds and takes away options',
      config('{"method":"offset",  "limit":50,"firstPageParams":false}'),
      { pagination: { ...offset, offsetParam: 'o' } },
      config('{"method":"offset",  "limit":50, "offsetParam": "o"}'),
    ],
    [
      'replaces another method as a whole',
      config('{"method":"pagenum",  "limit":50}'),
      { pagination: offset },
      config('{"method": "offset", "limit": 50}'),
    ],
    ['replaces what is no object', config('[]'), { pagination: offset }, config('{"method": "offset", "limit": 50}')],
    [
      'adds a scroller, and keeps the layout of the others',
      config('{"method":"multiple",  "scrollers":{"a":{"method":"pagenum",  "limit":1}}}'),
      { pagination: { method: 'multiple', scrollers: { a: { method: 'pagenum', limit: 1 }, b: offset } } },
      config(
        '{"method":"multiple",  "scrollers":{"a":{"method":"pagenum",  "limit":1}, "b": {"method": "offset", "limit": 50}}}',
      ),
    ],
    [
      'keeps the secrets that a finding does not have',
      config(
        '{ "method": "response.param", "scrollRequest": { "params": { "key": "s1", "p": "x-s2-y", "q": "s3" } } }',
      ),
      {
        pagination: {
          method: 'response.param',
          scrollRequest: { params: { key: '•••', p: 'x-•••-y', q: '•••', r: 1 } },
        },
      },
      config(
        '{ "method": "response.param", "scrollRequest": { "params": { "key": "s1", "p": "x-s2-y", "q": "s3", "r": 1 } } }',
      ),
    ],
    [
      'also where the paging becomes one of several',
      config('{ "method": "response.param", "scrollRequest": { "params": { "key": "s1", "q": "s2" } } }'),
      {
        pagination: {
          method: 'multiple',
          scrollers: { own: { method: 'response.param', scrollRequest: { params: { key: '•••', q: '•••' } } } },
        },
      },
      config(
        '{"method": "multiple", "scrollers": {"own": {"method": "response.param", "scrollRequest": {"params": {"key": "s1", "q": "s2"}}}}}',
      ),
    ],
    [
      'writes nothing that has a secret which is not there',
      config('{ "method": "offset" }'),
      {
        pagination: { method: 'offset', offsetParam: '•••' },
        changes: [{ pointer: '/config/jobs/0/scroller', value: 'a' }],
      },
      config('{ "method": "offset" }'),
    ],
    [
      'sets and removes values of jobs',
      config('{ "method": "offset" }', '[{ "endpoint": "a", "params": { "o": 0, "p": 1 } }, { "endpoint": "b" }]'),
      {
        changes: [
          { pointer: '/config/jobs/0/params/o' },
          { pointer: '/config/jobs/0/dataField', value: 'items' },
          { pointer: '/config/jobs/1/params/limit', value: 50 },
          { pointer: '/config/jobs/1/params/none' },
          { pointer: '/config/jobs/7/scroller', value: 'a' },
        ],
      },
      config(
        '{ "method": "offset" }',
        '[{ "endpoint": "a", "params": { "p": 1 }, "dataField": "items" }, { "endpoint": "b", "params": {"limit": 50} }]',
      ),
    ],
    [
      'makes the objects that it needs',
      '{}',
      { pagination: { method: 'pagenum' } },
      '{"api": {"pagination": {"method": "pagenum"}}}',
    ],
    ['and nothing into what is no JSON', '', { pagination: offset }, ''],
  ];
  for (const [title, before, finding, after] of rows) {
    it(title, () => assert.equal(written(before, finding), after));
    itInYaml(title, before, async (twin) => {
      const service = inYaml(testService());
      const document = await openYaml(service, twin);
      const { pagination, changes = [] } = finding;
      // All of a `_config.yml` is below "parameters".
      const below = changes.map((change) => ({ ...change, pointer: `/parameters${change.pointer}` }));
      const edits = service.writeFinding(document, { pagination, changes: below });
      assert.ok(!('problem' in edits));
      assert.deepEqual(valueOfYaml(TextDocument.applyEdits(document, edits)), valueOfJson(after));
    });
  }

  it('finds a wrapped configuration', () => {
    const text = `{"parameters": {"api": {"baseUrl": "u"}}}`;
    assert.equal(
      written(text, { pagination: { method: 'pagenum' } }),
      `{"parameters": {"api": {"baseUrl": "u", "pagination": {"method": "pagenum"}}}}`,
    );
  });
});
