import assert from 'node:assert/strict';
import { getLanguageService } from 'vscode-json-languageservice';
import { buildModel } from '../../../../server/service/model/buildModel.ts';
import { type ExpressionNode, expressionsOf } from '../../../../server/service/model/expressions.ts';
import { assertGrowsWithSize } from '../../../support/countCalls.ts';
import { documentOf } from '../../../support/cursor.ts';

const json = getLanguageService({});

function modelOf(text: string) {
  const document = documentOf(text);
  return buildModel(document, json.parseJSONDocument(document));
}

/** An expression in short: what it is, what it names, and the contexts of its place. */
function inShort(expression: ExpressionNode): string {
  const { place } = expression;
  const where = `[${place.contexts.join(' ')}]${place.attribute === undefined ? '' : ` in ${place.attribute}`}`;
  if (expression.kind === 'call') return `${String(expression.name?.value)}/${expression.args.length} ${where}`;
  if (expression.kind === 'stray') return `stray ${expression.context} ${where}`;
  return `${expression.context}:${String(expression.target?.value)} ${where}`;
}

const found = (text: string) => expressionsOf(modelOf(text)).map(inShort);
const login = (type: string, more: string) => `{"api": {"authentication": {"type": "${type}", ${more}}}, "config": {}}`;
const reference = (context: string) => `{"x": {"${context}": "n"}}`;

describe('expressionsOf', () => {
  const table: [title: string, text: string, expected: string[]][] = [
    [
      'baseUrl',
      '{"api": {"baseUrl": {"function": "concat", "args": ["a", {"attr": "n"}]}}}',
      ['concat/2 [attr]', 'attr:n [attr]'],
    ],
    ['headers of the API', `{"api": {"http": {"headers": ${reference('attr')}}}}`, ['attr:n [attr]']],
    [
      'headers of the defaults',
      `{"api": {"http": {"defaultOptions": {"headers": ${reference('attr')}}}}}`,
      ['attr:n [attr]'],
    ],
    [
      'parameters of the defaults',
      `{"api": {"http": {"defaultOptions": {"params": ${reference('attr')}}}}}`,
      ['attr:n [attr]'],
    ],
    ['headers of config', `{"config": {"http": {"headers": ${reference('attr')}}}}`, ['attr:n [attr]']],
    [
      'headers of an iteration',
      `{"config": {}, "iterations": [{"http": {"headers": ${reference('attr')}}}]}`,
      ['attr:n [attr]'],
    ],
    ['extra columns', `{"config": {"userData": ${reference('time')}}}`, ['time:n [attr time]']],
    ['parameters of a job', `{"config": {"jobs": [{"params": ${reference('time')}}]}}`, ['time:n [attr time]']],
    [
      'parameters of a child job',
      `{"config": {"jobs": [{"children": [{"params": ${reference('attr')}}]}]}}`,
      ['attr:n [attr time]'],
    ],
    ['extra columns of a job', `{"config": {"jobs": [{"userData": ${reference('time')}}]}}`, ['time:n [attr time]']],
    [
      'jobs of an iteration',
      `{"config": {}, "iterations": [{"jobs": [{"params": ${reference('attr')}}]}]}`,
      ['attr:n [attr time]'],
    ],
    [
      'a placeholder beside its path',
      '{"config": {"jobs": [{"placeholders": {"id": {"path": "id", "function": "urlencode", "args": [{"placeholder": "value"}]}}}]}}',
      ['urlencode/1 [placeholder]', 'placeholder:value [placeholder]'],
    ],
    [
      'a placeholder that is a reference beside its path',
      '{"config": {"jobs": [{"placeholders": {"id": {"path": "id", "placeholder": "value"}}}]}}',
      ['placeholder:value [placeholder]'],
    ],
    ['query authentication', login('query', `"query": ${reference('request')}`), ['request:n [query request attr]']],
    [
      'query authentication at its old place',
      `{"api": {"authentication": {"type": "url.query"}, "query": ${reference('attr')}}}`,
      ['attr:n [query request attr]'],
    ],
    ['the login request', login('login', `"loginRequest": {"params": ${reference('attr')}}`), ['attr:n [attr]']],
    [
      'the login request of OAuth',
      login('oauth20.login', `"loginRequest": {"headers": ${reference('user')}}`),
      ['user:n [consumer user attr]'],
    ],
    [
      'requests after a login',
      login('login', `"apiRequest": {"query": ${reference('response')}}`),
      ['response:n [response attr]'],
    ],
    [
      'OAuth headers',
      login('oauth20', `"headers": ${reference('authorization')}`),
      ['authorization:n [query request authorization]'],
    ],
    ['parts that the chosen type does not read', login('basic', `"query": ${reference('attr')}`), []],
    [
      'an attribute that is computed',
      '{"config": {"a": {"b": [{"function": "md5", "args": [{"attr": "n"}]}]}}}',
      ['md5/1 [attr time] in a.b.0', 'attr:n [attr time] in a.b.0'],
    ],
    ['an attribute that only looks like a reference', '{"config": {"a": {"attr": "n"}}}', []],
    [
      'calls within data',
      '{"config": {"jobs": [{"params": {"a": {"b": [{"function": "time"}]}}}]}}',
      ['time/0 [attr time]'],
    ],
    ['data that only looks like a reference', '{"config": {"jobs": [{"params": {"a": {"user": "n"}}}]}}', []],
    [
      'a header with a context of another place',
      `{"api": {"http": {"headers": ${reference('response')}}}}`,
      ['stray response [attr]'],
    ],
    [
      'an argument with a context of another place',
      '{"config": {"jobs": [{"params": {"a": {"function": "md5", "args": [{"user": "n"}]}}}]}}',
      ['md5/1 [attr time]', 'stray user [attr time]'],
    ],
    [
      'arguments in an object',
      '{"config": {"jobs": [{"params": {"a": {"function": "concat", "args": {"x": 1, "y": {"time": "n"}}}}}]}}',
      ['concat/2 [attr time]', 'time:n [attr time]'],
    ],
    [
      'places that are never computed',
      `{"config": {"jobs": [{"headers": ${reference('attr')}, "endpoint": ${reference('attr')}}]}}`,
      [],
    ],
    [
      'a document that is not finished',
      '{"config": {"jobs": [{"params": {"a": {"function": "md5", "args": [{"attr": ',
      ['md5/1 [attr time]', 'attr:undefined [attr time]'],
    ],
    [
      'a wrapped document',
      `{"parameters": {"api": {"http": {"headers": ${reference('attr')}}}, "config": {}}}`,
      ['attr:n [attr]'],
    ],
  ];
  for (const [title, text, expected] of table) {
    it(`reads ${title}`, () => assert.deepEqual(found(text), expected));
  }

  it('looks once for each model', () => {
    const model = modelOf('{"config": {"userData": {"a": {"function": "time"}}}}');
    assert.equal(expressionsOf(model), expressionsOf(model));
  });

  it('is work that grows as the document does', () =>
    assertGrowsWithSize((size) => {
      const jobs = Array.from(
        { length: size },
        () => '{"params": {"a": {"function": "md5", "args": [{"attr": "b"}]}}}',
      );
      const model = modelOf(`{"config": {"jobs": [${jobs.join(',')}]}}`);
      assert.equal(expressionsOf(model).length, 2 * size);
    }, 500));
});
