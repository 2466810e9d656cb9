import assert from 'node:assert/strict';
import { requestContexts } from '../../../../engine/core/auth/requestContexts.ts';
import { documentOf } from '../../../support/cursor.ts';
import { expectFindings } from '../../../support/findings.ts';
import { getRequest } from '../../../support/getRequest.ts';
import { serviceWithSecrets, testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'function.unknown-reference';
const config = (attributes: string, value: string, more = '') =>
  `{"api": {"baseUrl": "https://a.b/"}, "config": {${attributes}"jobs": [{"endpoint": "a", "params": {"p": ${value}}}]}${more}}`;
const authentication = (type: string, more: string) =>
  `{"api": {"authentication": {"type": "${type}", ${more}}}, "config": {"jobs": []}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a misspelled attribute', config('"tenant": "x", ', '{"attr": «"tennant"»}'), /Did you mean "tenant"\?/],
      ['an attribute that nothing resembles', config('', '{"attr": «"host"»}'), /no "host" in "config"/],
      ['a secret that a run may be given', config('', '{"attr": «"#token"»}'), /takes its value from Set Secret/],
      ['a misspelled secret', config('"#token": "x", ', '{"attr": «"#tokn"»}'), /Did you mean "#token"\?/],
      ['an attribute within an object', config('"a": {"b": 1}, ', '{"attr": «"a.c"»}')],
      ['an object, of which a value is to be named', config('"a": {"b": 1}, ', '{"attr": «"a"»}'), /such as "a\.b"/],
      ['an attribute that is null', config('"a": null, ', '{"attr": «"a"»}'), /null/],
      ['an attribute that another one needs', '{"config": {"a": {"function": "md5", "args": [{"attr": «"b"»}]}}}'],
      ['each reference', config('', '{"function": "concat", "args": [{"attr": «"a"»}, {"attr": «"a"»}]}')],
      [
        'an attribute that one iteration lacks',
        config('', '{"attr": «"a"»}', ', "iterations": [{"a": 1}, {}]'),
        /Iteration 2/,
      ],
      ['an attribute that no iteration has', config('', '{"attr": «"b"»}', ', "iterations": [{"a": 1}]')],
      ['a start of a run that does not exist', config('', '{"time": «"currentEnd"»}'), /"time"/],
      ['a part of requests that does not exist', authentication('query', '"query": {"k": {"request": «"host"»}}')],
      [
        'a part of the credentials that does not exist',
        authentication('oauth20', '"headers": {"A": {"authorization": «"token"»}}'),
      ],
      [
        'a part of credentials that are a text',
        authentication('oauth20', '"headers": {"A": {"authorization": «"data.token"»}}'),
      ],
      [
        'a part of a login answer that is a text',
        authentication('login', '"format": "text", "apiRequest": {"headers": {"A": {"response": «"token"»}}}'),
      ],
      [
        'a name for the value of a placeholder',
        '{"config": {"jobs": [{"children": [{"placeholders": {"id": {"path": "id", "placeholder": «"id"»}}}]}]}}',
      ],
    ],
    isQuiet: [
      ['attributes', config('"a": {"b": [1]}, "#c": "x", ', '[{"attr": "a.b.0"}, {"attr": "#c"}]')],
      ['an attribute that is computed', config('"a": {"function": "time"}, ', '{"attr": "a"}')],
      ['an attribute whose name has a dot', config('"a.b": 1, ', '{"attr": "a.b"}')],
      ['an attribute of every iteration', config('', '{"attr": "a"}', ', "iterations": [{"a": 1}, {"a": 2}]')],
      [
        'an attribute that iterations only change',
        config('"a": 1, ', '{"attr": "a"}', ', "iterations": [{"a": 1}, {}]'),
      ],
      ['known starts of a run', config('', '[{"time": "currentStart"}, {"time": "previousStart"}]')],
      [
        'parts of a login answer, which only a run knows',
        authentication('login', '"apiRequest": {"query": {"a": {"response": "x.y"}}}'),
      ],
      [
        'parts of credentials that are JSON',
        authentication('oauth20', '"format": "json", "headers": {"A": {"authorization": "data.x"}}'),
      ],
      ['a parameter of requests, which may be sent', authentication('query', '"query": {"a": {"query": "x"}}')],
      ['a name that is being typed', '{"config": {"a": 1, "jobs": [{"params": {"p": {"attr": "a'],
      ['attributes that may be on their way', '{"config": {"jobs": [{"params": {"p": {"attr": "a"}}}]'],
      ['attributes where one is not finished', config('"a": {"b": , ', '{"attr": "a.b"}')],
      ['attributes where config is not there yet', '{"api": {"baseUrl": {"attr": "host"}}}'],
      ['data that only looks like a reference', '{"config": {"a": {"attr": "b"}}}'],
    ],
  });

  it('carries the nearest attribute, a secret without its mark first', async () => {
    const text = config('"token": {"#key": "x"}, "tokens": "y", ', '{"attr": «"token.key"»}');
    const [found] = await expectFindings(testService(), code, text);
    assert.deepEqual(found?.data, { found: 'token.key', suggestion: 'token.#key' });
  });

  it("is quiet about a secret whose value is in the editor's store", async () => {
    const service = serviceWithSecrets('#token', 'config.#key');
    await expectFindings(
      service,
      code,
      config('', '{"function": "concat", "args": [{"attr": "#token"}, {"attr": "#key"}, {"attr": «"#other"»}]}'),
    );
    await expectFindings(service, code, config('"#tokens": "x", ', '{"attr": "#token"}'));
  });

  it('is said once', async () => {
    const codes = (await testService().findDiagnostics(documentOf(config('', '{"time": "x"}')))).map(
      ({ code }) => code,
    );
    assert.deepEqual(codes, [code]);
  });

  it('knows every part of a request that a run knows', async () => {
    const names = [...(requestContexts(getRequest('https://a.b/c')).request?.keys() ?? [])];
    const query = names.map((name) => `"${name}": {"request": "${name}"}`).join(', ');
    assert.ok(names.length > 0);
    await expectFindings(testService(), code, authentication('query', `"query": {${query}}`));
  });
});
