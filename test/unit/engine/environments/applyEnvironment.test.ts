import assert from 'node:assert/strict';
import { ConfigDocument } from '../../../../engine/core/document/configDocument.ts';
import { applyEnvironment, withEnvironment } from '../../../../engine/core/environments/applyEnvironment.ts';
import { jsonText } from '../../../../engine/core/json/jsonText.ts';
import type { JsonScalar } from '../../../../engine/core/json/value.ts';

describe('applyEnvironment', () => {
  /** Applies an environment to a text and, in the same way, to its document. */
  function apply(text: string, baseUrl: string | undefined, attributes: Record<string, JsonScalar> = {}): string {
    const of = new Map(Object.entries(attributes));
    const environment = { name: 'dev', ...(baseUrl !== undefined && { baseUrl }), attributes: of };
    const applied = applyEnvironment(text, environment);
    const document = withEnvironment(ConfigDocument.of(text), environment);
    const { value } = ConfigDocument.of(applied);
    assert.equal(document.text, applied);
    assert.deepEqual(document.value, value);
    assert.equal(jsonText(document.value ?? null), jsonText(value ?? null), 'in the same order');
    return applied;
  }

  for (const [title, text, expected] of [
    [
      'replaces the base address and an attribute',
      '{"api": {"baseUrl": "https://e.com/"}, "config": {"region": "us", "jobs": []}}',
      '{"api": {"baseUrl": "http:\\/\\/dev\\/"}, "config": {"region": "eu", "jobs": []}}',
    ],
    [
      'adds what is missing',
      '{"api": {}, "config": {"jobs": []}}',
      '{"api": {"baseUrl": "http:\\/\\/dev\\/"}, "config": {"region": "eu", "jobs": []}}',
    ],
    [
      'replaces a function and an object',
      '{"api": {"baseUrl": {"function": "concat", "args": ["https://"]}}, "config": {"region": {"a": [1]}}}',
      '{"api": {"baseUrl": "http:\\/\\/dev\\/"}, "config": {"region": "eu"}}',
    ],
    [
      'replaces the last of a repeated key, which counts',
      '{"api": {"baseUrl": "a", "baseUrl": "b"}, "config": {}}',
      '{"api": {"baseUrl": "a", "baseUrl": "http:\\/\\/dev\\/"}, "config": {"region": "eu"}}',
    ],
    [
      'looks into "parameters"',
      '{"parameters": {"api": {"baseUrl": "a"}, "config": {}}, "api": {"baseUrl": "b"}}',
      '{"parameters": {"api": {"baseUrl": "http:\\/\\/dev\\/"}, "config": {"region": "eu"}}, "api": {"baseUrl": "b"}}',
    ],
    ['leaves a text that is not JSON', '{"api": {"baseUrl": ', '{"api": {"baseUrl": '],
    ['leaves a text without its parts', '{"api": 1, "config": []}', '{"api": 1, "config": []}'],
    ['leaves a list', '[]', '[]'],
  ] as const) {
    it(title, () => assert.equal(apply(text, 'http://dev/', { region: 'eu' }), expected));
  }

  it('keeps everything else to the letter', () => {
    const text = '{ "config" : {"a":1.0, "b":1e999 , "jobs" : [ ] }, "api":{"baseUrl":"x"} }';
    assert.equal(apply(text, undefined, { c: 7 }), text.replace('{"a"', '{"c": 7, "a"'));
  });

  it('adds several attributes in their order', () => {
    assert.equal(
      apply('{"config": {}}', undefined, { a: 'x"y', b: null, c: true }),
      '{"config": {"a": "x\\"y", "b": null, "c": true}}',
    );
  });
});
