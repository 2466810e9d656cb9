import assert from 'node:assert/strict';
import { assertGrowsWithSize } from '../../../support/countCalls.ts';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const pagination = (text: string) => `{"api": {"baseUrl": "https://a.b/", "pagination": {${text}}}}`;

describe('config.unknown-key', () => {
  ruleCases('config.unknown-key', {
    service: testService,
    speaks: [
      ['another letter case', '{"api": {«"baseURL"»: "https://a.b/"}}', /Did you mean "baseUrl"\?/],
      [
        'a slip in a job',
        '{"config": {"jobs": [{"endpoint": "a", «"datafield"»: "x"}]}}',
        /Did you mean "dataField"\?/,
      ],
      [
        'a slip in a child job',
        '{"config": {"jobs": [{"endpoint": "a", "children": [{"endpoint": "b", «"placeholder"»: {}}]}]}}',
        /"placeholders"/,
      ],
      ['a slip in the options of a method', pagination('"method": "offset", «"limitParm"»: "l"'), /"limitParam"/],
      [
        'a slip in a scroller',
        pagination('"method": "multiple", "scrollers": {"a": {"method": "offset", «"ofsetParam"»: "o"}}'),
        /"offsetParam"/,
      ],
      ['a slip where no method is chosen yet', pagination('«"methd"»: "offset"'), /"method"/],
      [
        'a key of its own, without a suggestion',
        '{"api": {"baseUrl": "https://a.b/", «"description"»: "x"}}',
        /ignores it\.$/,
      ],
      [
        'a name that the key has elsewhere',
        '{"config": {"jobs": [{"endpoint": "a", "dataField": {"path": "a/b", «"separator"»: "/"}}]}}',
        /Did you mean "delimiter"\?/,
      ],
      ['such a name for a method', pagination('«"type"»: "offset"'), /Did you mean "method"\?/],
      ['such a name for an option', pagination('"method": "offset", «"pageSize"»: 5'), /Did you mean "limit"\?/],
      ['a slip in the wrapped form', '{"parameters": {"api": {«"baseURL"»: "https://a.b/"}}}'],
      ['a slip in a document that is not finished', '{"api": {«"baseURL"»: "https://a.b/", "pagination": {'],
      [
        'an attribute that looks like a slip',
        '{"config": {«"outputBuckt"»: "a"}}',
        /your own attribute.*"outputBucket"/,
      ],
    ],
    isQuiet: [
      ['known keys', '{"api": {"baseUrl": "https://a.b/", "name": "x", "http": {"headers": {"anything": "x"}}}}'],
      ['attributes of the author in config', '{"config": {"tenant": "main", "#token": "x", "nested": {"a": 1}}}'],
      [
        'an attribute that resembles a key and is used',
        '{"config": {"ids": "x", "jobs": [{"endpoint": "a", "params": {"a": {"attr": "ids"}}}]}}',
      ],
      ['an attribute that resembles a key that is there', '{"config": {"debug": true, "debugs": 1}}'],
      [
        'attributes that are called as keys are elsewhere',
        '{"config": {"url": "https://a.b/", "table": "x", "query": "y"}}',
      ],
      ['bookkeeping keys', '{"__note": 1, "api": {"__note": 1, "#__note": 1}, "config": {"jobs": [{"__note": 1}]}}'],
      ['a key that names the schema', '{"$schema": "https://example.com/s.json", "api": {}}'],
      ['parameters of a request', '{"config": {"jobs": [{"endpoint": "a", "params": {"baseURL": 1}}]}}'],
      ['names of scrollers', pagination('"method": "multiple", "scrollers": {"anything": {"method": "offset"}}')],
      ['an option of another method, which only is not used', pagination('"method": "offset", "urlKey": "x"')],
      ['options where no method is chosen yet', pagination('"limit": 1, "responseParam": "a"')],
      ['a key that is still being typed', '{"api": {"base'],
      ['a key without a value yet', '{"api": {"baseUri": }}'],
    ],
  });

  it('is a warning for a key that does nothing and a remark for an attribute', async () => {
    const text = '{"api": {«"baseURL"»: "https://a.b/"}, "config": {«"outputBuckt"»: "a"}}';
    const found = await expectFindings(testService(), 'config.unknown-key', text);
    const bySuggestion = Object.fromEntries(found.map(({ data, severity }) => [data?.suggestion, severity]));
    assert.deepEqual(bySuggestion, { baseUrl: 2, outputBucket: 3 });
  });

  it('does not suggest a key that is there already', async () => {
    const text = '{"api": {"baseUrl": "https://a.b/", «"baseURL"»: "https://c.d/"}}';
    const [found] = await expectFindings(testService(), 'config.unknown-key', text);
    assert.deepEqual(found?.data, { found: 'baseURL', suggestion: undefined });
  });

  it('does not suggest a key that has no effect itself', async () => {
    const text = pagination('"method": "offset", «"page"»: 3');
    const [found] = await expectFindings(testService(), 'config.unknown-key', text);
    assert.notEqual(found?.data?.suggestion, 'pages');
  });

  it('is work that grows as the number of keys that a run does not know', () =>
    assertGrowsWithSize(async (size) => {
      const keys = Array.from({ length: size }, (_, index) => `"limitParm${index}": 1`);
      await testService().checkText('file:///a.extractor.json', pagination(`"method": "offset", ${keys.join(', ')}`));
    }, 500));
});
