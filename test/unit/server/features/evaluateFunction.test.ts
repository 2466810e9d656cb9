import assert from 'node:assert/strict';
import type { FunctionSample } from '../../../../server/service/features/evaluateFunction.ts';
import { atCursor } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { cursorInYaml, inYaml } from '../../../support/yaml/inYaml.ts';
import { itInYaml } from '../../../support/yaml/itInYaml.ts';
import { yamlTwin } from '../../../support/yaml/yamlTwin.ts';

/**
 * The evaluation of the value in a parameter of a job, beside these attributes. The clock says 2026-01-31 12:00 UTC.
 */
function evaluated(param: string, attributes = '', samples?: FunctionSample[]) {
  const { document, position } = atCursor(textWith(param, attributes));
  return testService().evaluateFunction(document, position, samples);
}

function textWith(param: string, attributes = ''): string {
  return `{"config": {${attributes} "jobs": [{"endpoint": "a", "params": {"x": ${param}}}]}}`;
}

async function evaluatedInYaml(twin: string) {
  const service = inYaml(testService());
  const { document, position } = await cursorInYaml(service, twin);
  return service.evaluateFunction(document, position);
}

function shown(evaluation: ReturnType<typeof evaluated>): string | undefined {
  return evaluation?.kind === 'value' ? evaluation.value : undefined;
}

const table: [param: string, value: string, attributes?: string][] = [
  ['{"function": "md|5", "args": ["a"]}', '"0cc175b9c0f1b6a831c399e269772661"'],
  ['{"function": "date", "args": ["Y-m-d|"]}', '"2026-01-31"'],
  ['{"function": "date", "args": ["Y", {"time": "current|Start"}]}', '1769860800'],
  ['{"function": "dat|e", "args": ["H:i", {"time": "currentStart"}]}', '"12:00"'],
  [
    '{"function": "concat", "args": ["a", {"function": "sha|1", "args": ["b"]}]}',
    '"e9d71f5ee7c92d6dc9e92ffdad17b8bd49418f98"',
  ],
  ['{"attr": "a.b|"}', '"c"', '"a": {"b": "c"},'],
  ['{"attr": "|f"}', '"ab"', '"f": {"function": "concat", "args": ["a", "b"]},'],
];

describe('Evaluate Function', () => {
  for (const [param, value, attributes] of table) {
    it(`${param} is ${value}`, () => assert.equal(shown(evaluated(param, attributes)), value));
    itInYaml(`${param} is ${value}`, textWith(param, attributes), async (twin) =>
      assert.equal(shown(await evaluatedInYaml(twin)), value),
    );
  }

  it('asks for what only a run knows, then takes the answers', async () => {
    const param = '{"function": "date", "args": ["Y|", {"time": "previousStart"}]}';
    const needs = { kind: 'needs', inputs: [{ context: 'time', name: 'previousStart', isSecret: false }] };
    assert.deepEqual(evaluated(param), needs);
    assert.deepEqual(await evaluatedInYaml(yamlTwin(textWith(param)) ?? ''), needs);
    const outer = param.replace('|', '').replace('"date"', '"da|te"');
    const sample = { context: 'time', name: 'previousStart', value: '0' };
    assert.equal(shown(evaluated(outer, '', [sample])), '"1970"');
  });

  it('asks for a secret and never shows that of the file', () => {
    const param = '{"function": "con|cat", "args": ["a-", {"attr": "#key"}, {"attr": "plain"}, {"attr": "#key"}]}';
    const attributes = '"#key": "hidden-value", "plain": "-b-",';
    assert.deepEqual(evaluated(param, attributes), {
      kind: 'needs',
      inputs: [{ context: 'attr', name: '#key', isSecret: true }],
    });
    const sample = { context: 'attr', name: '#key', value: 'given' };
    assert.equal(shown(evaluated(param, attributes, [sample])), '"a-given-b-given"');
    const without = evaluated(param, attributes, []);
    assert.equal(without?.kind, 'hidden');
    assert.doesNotMatch(JSON.stringify(without), /hidden-value/);
  });

  it('asks for an attribute that is made from a secret', () => {
    const attributes = '"#key": "s", "made": {"function": "md5", "args": [{"attr": "#key"}]},';
    const evaluation = evaluated('{"attr": "ma|de"}', attributes);
    assert.deepEqual(evaluation, { kind: 'needs', inputs: [{ context: 'attr', name: 'made', isSecret: true }] });
  });

  for (const [param, message] of [
    ['{"function": "md|5", "args": []}', /argument/],
    ['{"function": "nothi|ng", "args": []}', /nothing/],
    ['{"attr": "mis|sing"}', /There is no "missing"/],
  ] as const) {
    it(`says what is wrong with ${param}`, () => {
      const evaluation = evaluated(param);
      assert.match(evaluation?.kind === 'problem' ? evaluation.message : '', message);
    });
    itInYaml(`says what is wrong with ${param}`, textWith(param), async (twin) => {
      const evaluation = await evaluatedInYaml(twin);
      assert.match(evaluation?.kind === 'problem' ? evaluation.message : '', message);
    });
  }

  for (const param of ['"a|b"', '{"a": 1|}', '{"response": "a|"}', '[|']) {
    it(`has nothing to evaluate in ${param}`, () => assert.equal(evaluated(param), undefined));
    itInYaml(`has nothing to evaluate in ${param}`, textWith(param), async (twin) =>
      assert.equal(await evaluatedInYaml(twin), undefined),
    );
  }
});
