import assert from 'node:assert/strict';
import { documentOf } from '../../../support/cursor.ts';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const params = (value: string) =>
  `{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "a", "params": {"p": ${value}}}]}}`;
const header = (value: string) =>
  `{"api": {"baseUrl": "https://a.b/", "http": {"headers": {"H": ${value}}}}, "config": {"jobs": [{"endpoint": "a"}]}}`;
const placeholder = (value: string) =>
  `{"config": {"jobs": [{"endpoint": "a", "children": [{"endpoint": "b/{id}", "placeholders": {"id": ${value}}}]}]}}`;

describe('function.unknown', () => {
  ruleCases('function.unknown', {
    service: testService,
    speaks: [
      ['a misspelled function', params('{"function": «"md55"», "args": ["a"]}'), /Did you mean "md5"\?/],
      ['another letter case', params('{"function": «"Date"», "args": ["Y"]}'), /"date"/],
      [
        'a function that the platform never had, with the list',
        header('{"function": «"json_encode"»}'),
        /Known functions: md5/,
      ],
      ['a function within the arguments of another', params('{"function": "md5", "args": [{"function": «"sha2"»}]}')],
      ['a function within data', params('{"a": [{"function": «"now"»}]}')],
      [
        'a function in a placeholder',
        placeholder('{"path": "id", "function": «"urlencod"», "args": []}'),
        /"urlencode"/,
      ],
      ['an attribute that is computed', '{"config": {"a": {"function": «"tiem"»}}}', /"time"/],
      [
        'a function in an unfinished document',
        '{"config": {"jobs": [{"params": {"p": {"function": «"md55"», "args": ["a',
      ],
    ],
    isQuiet: [
      [
        'known functions',
        params('{"function": "concat", "args": [{"function": "time"}, {"function": "md5", "args": ["a"]}]}'),
      ],
      [
        'urlencode in a placeholder',
        placeholder('{"path": "id", "function": "urlencode", "args": [{"placeholder": "value"}]}'),
      ],
      ['a name that is being typed', '{"config": {"jobs": [{"params": {"p": {"function": "md'],
      ['a function without a name yet', params('{"function": }')],
      ['a parameter that is called function', params('"function"')],
    ],
  });

  it('is said once, with the nearest name as data', async () => {
    const text = params('{"function": "md55", "args": ["a"]}');
    const found = await testService().findDiagnostics(documentOf(text));
    assert.deepEqual(
      found.map(({ code, data }) => [code, data]),
      [['function.unknown', { found: 'md55', suggestion: 'md5' }]],
    );
  });

  it('is a warning in an attribute, which is only computed where something asks for it', async () => {
    const [found] = await expectFindings(
      testService(),
      'function.unknown',
      '{"config": {"a": {"function": «"tiem"»}}}',
    );
    assert.equal(found?.severity, 2);
  });
});

describe('function.placeholders-only', () => {
  ruleCases('function.placeholders-only', {
    service: testService,
    speaks: [
      ['urlencode in a parameter', params('{"function": «"urlencode"», "args": ["a"]}'), /only in placeholders/],
    ],
    isQuiet: [
      ['urlencode in a placeholder', placeholder('{"path": "id", "function": "urlencode", "args": ["a"]}')],
      ['a name that is being typed', '{"config": {"jobs": [{"params": {"p": {"function": "urlencode'],
    ],
  });
});

describe('function.wrong-arguments', () => {
  ruleCases('function.wrong-arguments', {
    service: testService,
    speaks: [
      ['too few arguments', params('{"function": «"hash"», "args": ["md5"]}'), /takes 2 arguments .* got 1/],
      ['too many arguments', params('{"function": «"md5"», "args": ["a", "b"]}'), /takes 1 argument/],
      ['no arguments', params('{"function": «"ifempty"»}'), /got 0/],
      ['a bare argument, which counts as none', params('{"function": «"md5"», "args": "a"}'), /got 0/],
      ['arguments for a function that takes none', params('{"function": «"time"», "args": ["now"]}'), /no arguments/],
      ['an inner call', params('{"function": "md5", "args": [{"function": «"sha1"», "args": []}]}')],
    ],
    isQuiet: [
      ['optional arguments', params('{"function": "date", "args": ["Y"]}')],
      ['any number where any is taken', params('{"function": "concat"}')],
      ['arguments in an object', params('{"function": "hash", "args": {"algorithm": "md5", "text": "a"}}')],
      ['arguments that are being typed', '{"config": {"jobs": [{"params": {"p": {"function": "hash", "args": ["md5"'],
      ['arguments after a comma', params('{"function": "hash", "args": ["md5", ]}')],
      ['arguments that are not there yet', params('{"function": "hash", "args": }')],
      ['a call that has no end yet', '{"config": {"jobs": [{"params": {"p": {"function": "hash"'],
    ],
  });
});
