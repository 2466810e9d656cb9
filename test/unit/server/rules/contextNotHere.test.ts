import assert from 'node:assert/strict';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const api = (more: string) => `{"api": {${more}}, "config": {"jobs": [{"endpoint": "a"}]}}`;
const params = (value: string) => `{"config": {"jobs": [{"endpoint": "a", "params": {"p": ${value}}}]}}`;

describe('function.context-not-here', () => {
  ruleCases('function.context-not-here', {
    service: testService,
    speaks: [
      ['a login answer in baseUrl', api('"baseUrl": {«"response"»: "url"}'), /Available contexts: "attr"/],
      ['the time in a header', api('"http": {"headers": {"Since": {«"time"»: "previousStart"}}}'), /"time"/],
      ['an argument', params('{"function": "md5", "args": [{«"placeholder"»: "value"}]}'), /"attr", "time"/],
      [
        'the credentials in query authentication',
        api('"authentication": {"type": "query", "query": {"k": {«"authorization"»: "data"}}}'),
        /"query", "request", "attr"/,
      ],
      [
        'an attribute in OAuth headers',
        api('"authentication": {"type": "oauth20", "headers": {"A": {«"attr"»: "#token"}}}'),
      ],
      [
        'an attribute in a placeholder',
        '{"config": {"jobs": [{"children": [{"placeholders": {"id": {"path": "id", "function": "concat", "args": [{«"attr"»: "a"}]}}}]}]}}',
      ],
      ['a document that is not finished', '{"api": {"baseUrl": {«"response"»: "url"}, "http": {'],
    ],
    isQuiet: [
      ['contexts of the place', params('{"function": "concat", "args": [{"attr": "a"}, {"time": "currentStart"}]}')],
      ['a parameter of that name, which is data', params('{"user": "ada"}')],
      ['an object with more than a reference', params('{"function": "md5", "args": [{"user": 1, "b": 2}]}')],
      ['a reference that has no end yet', '{"api": {"baseUrl": {"response": "url"'],
      ['a reference without its name', api('"baseUrl": {"response": }')],
    ],
  });

  it('is said once', async () => {
    const text = api('"baseUrl": {"response": "url"}');
    const codes = (await testService().findDiagnostics(documentOf(text))).map(({ code }) => code);
    assert.deepEqual(codes, ['function.context-not-here']);
  });
});
