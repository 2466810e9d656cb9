import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'config.dotted-key';

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['paging written flat', '{"api": {«"pagination.method"»: "offset"}}', /ignores.*pagination → method/],
      ['every such key', '{"api": {«"pagination.method"»: "offset", «"pagination.limit"»: 10}}'],
      ['a path of three steps', '{"api": {«"http.defaultOptions.params"»: {}}}', /http → defaultOptions → params/],
      ['a path from the root', '{«"api.baseUrl"»: "https://a.b/", "api": {}, "config": {}}'],
      ['a path in a job', '{"config": {"jobs": [{"endpoint": "a", «"dataField.path"»: "items"}]}}'],
      ['a path in paging', '{"api": {"pagination": {"method": "offset", «"forceStop.pages"»: 2}}}'],
      ['a path in config', '{"config": {«"http.headers"»: {}}}'],
      ['a path in a document that is not finished', '{"api": {«"pagination.method"»: "offset", "http": {'],
    ],
    isQuiet: [
      ['objects inside each other', '{"api": {"pagination": {"method": "offset"}}}'],
      ['an attribute with a dot', '{"config": {"shop.name": "x"}}'],
      ['a key that begins with no known key', '{"api": {"paging.method": "offset"}}'],
      ['a key with empty steps', '{"api": {"pagination.": 1, "pagination..method": 1}}'],
      ['paths in mappings', '{"config": {"mappings": {"a.b": {"type.id": "x"}}}}'],
      [
        'parameters and headers',
        '{"api": {"http": {"headers": {"a.b": "c"}}}, "config": {"jobs": [{"endpoint": "a", "params": {"endpoint.x": 1}}]}}',
      ],
      ['names of scrollers', '{"api": {"pagination": {"method": "multiple", "scrollers": {"method.a": {}}}}}'],
      ['a key that is being typed', '{"api": {"pagination.me'],
    ],
  });

  it('is a warning where a run ignores the key for sure, and a remark in config', async () => {
    const text = '{"api": {«"pagination.method"»: "offset"}, "config": {«"http.headers"»: {}}}';
    const found = await expectFindings(testService(), code, text);
    assert.deepEqual(found.map(({ severity }) => severity).toSorted(), [2, 3]);
  });

  fixCases(code, {
    mends: [
      [
        'Move to "api.pagination.method"',
        '{"api": {"pagination.method": "offset", "baseUrl": "https://a.b/"}}',
        '{"api": {"pagination": { "method": "offset" }, "baseUrl": "https://a.b/"}}',
      ],
      [
        'Move to "api.pagination.limit"',
        '{"api": {"pagination": {"method": "offset"}, "pagination.limit": 10}}',
        '{"api": {"pagination": {"method": "offset", "limit": 10}}}',
      ],
      [
        'Move to "api.http.headers.Accept"',
        '{"parameters": {"api": {"http.headers.Accept": "a"}}}',
        '{"parameters": {"api": {"http": { "headers": { "Accept": "a" } }}}}',
      ],
      [
        'Move to "config.jobs.0.dataField.path"',
        '{"config": {"jobs": [{"endpoint": "a", "dataField.path": "items"}]}}',
        '{"config": {"jobs": [{"endpoint": "a", "dataField": { "path": "items" }}]}}',
      ],
    ],
    leaves: ['{"api": {"pagination.method": "offset", "pagination": {"method": "pagenum"}}}'],
  });
});
