import assert from 'node:assert/strict';
import { compactText } from '../../../../../engine/core/platform/bodies/compactText.ts';
import { readBody } from '../../../../../engine/core/project/model/readBody.ts';

const file = 'main/extractor/ex-generic-v2/a/_config.yml';

async function read(text: string, isOfValues = false): Promise<{ body: string; dropped: string[] }> {
  const files = { read: async () => text, list: async () => [] };
  const { body, findings } = await readBody(file, files, isOfValues);
  const dropped = findings.map(({ code, place }) => `${code} ${text.slice(place.start, place.end)}`);
  return { body: body ? compactText(body) : '', dropped };
}

describe('The body of a _config.yml', () => {
  const ofRow = (component: string) => `_keboola: { component_id: ${component}, row_id: "1" }\n`;
  const cases: [title: string, text: string, body: string, dropped?: string[]][] = [
    ['has the keys of its own', 'parameters: { a: 1 }\nprocessors: {}\n', '{"parameters":{"a":1},"processors":{}}'],
    ['has storage', 'output: { b: 2 }\ninput: {}\n', '{"storage":{"output":{"b":2},"input":{}}}'],
    [
      'has what is below the extra key',
      '_configuration_extra: { runtime: { safe: true } }\n',
      '{"runtime":{"safe":true}}',
    ],
    ['has none of the file', 'version: 2\nname: A\ndescription: B\nis_disabled: true\n_keboola: {}\n', '{}'],
    ['has no other key', 'runtime: { safe: true }\nname: A\n', '{}', ['project.not-pushed runtime']],
    ['has no storage that is written as one', 'storage: { input: {} }\n', '{}', ['project.not-pushed storage']],
    ['has no variables at the top', 'variables: []\n', '{}', ['project.not-pushed variables']],
    ['has no note, which is meant so', '__note: 1\n$schema: a.json\n', '{}'],
    ['is not warned of a key that is being typed', 'runtime:\n', '{}', ['project.not-pushed runtime']],
    [
      'prefers a key at the top',
      'processors: {}\n_configuration_extra: { processors: { a: 1 } }\n',
      '{"processors":{}}',
    ],
    [
      'prefers storage at the top',
      'input: {}\n_configuration_extra: { storage: { a: 1 }, b: 1 }\n',
      '{"storage":{"input":{}},"b":1}',
    ],
    [
      'has the values of a row of variables',
      `values: []\nother: 1\n${ofRow('keboola.variables')}`,
      '{"values":[],"other":1}',
    ],
    ['has the code of shared code', `code_content: []\n${ofRow('keboola.shared-code')}`, '{"code_content":[]}'],
    ['has no values of another row', `values: []\n${ofRow('ex-generic-v2')}`, '{}', ['project.not-pushed values']],
  ];
  for (const [title, text, body, dropped = []] of cases) {
    it(title, async () => assert.deepEqual(await read(text), { body, dropped }));
  }

  it('has the values of a new set of values, which has no ids yet', async () => {
    assert.deepEqual(await read('name: A\nvalues: []\n', true), { body: '{"values":[]}', dropped: [] });
  });
});
