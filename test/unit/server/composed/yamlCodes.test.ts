import assert from 'node:assert/strict';
import { type YamlCode, yamlCodes } from '@pagewright/core/project/source/yaml/yamlCodes';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { inYaml, openYaml } from '../../../support/yaml/inYaml.ts';

/** Lines below `config` in YAML, with marks at the finding, and the value `x` that JSON has for it. */
const table: Record<YamlCode, [yaml: string, json: string]> = {
  'yaml.syntax': ['x: «"y»', '"y"'],
  'yaml.character': ['x: "a«\u0007»"', '"a\\u0007"'],
  'yaml.tab': ['x: a«\t»b', '"a\\tb"'],
  'yaml.documents': ['x: a\n«---»\nb: 1', '"a"'],
  'yaml.nesting': [`x: ${'['.repeat(510)}«[»${'['.repeat(20)}${']'.repeat(530)}`, '[[[[]]]]'],
  'yaml.alias': ['x: «*y»', '"*y"'],
  'yaml.tag': ['x: !y «a»', '"a"'],
  'yaml.key': ['«on»: a', '"on"'],
  'yaml.placeholder': ['x: «{{ y }}»', '"{{ y }}"'],
  'yaml.date': ['x: «2026-02-01»', '"2026-02-01"'],
  'yaml.number': ['x: «0123»', '"0123"'],
  'yaml.digits': ['x: «1.10»', '1.10'],
  'yaml.boolean': ['x: «yes»', '"yes"'],
  'yaml.comment': ['x: y «# z»', '"y # z"'],
};

describe('What only YAML can have', () => {
  const rest = '    jobs:\n    - endpoint: users\n';
  for (const code of yamlCodes) {
    const [yaml, json] = table[code];

    it(`is ${code} at its place in a _config.yml`, async () => {
      const lines = yaml.replaceAll('\n', '\n    ').replace('    «---', '«---');
      const marked = `_keboola:\n  component_id: ex-generic-v2\nparameters:\n  api:\n    baseUrl: https://a.b/\n  config:\n${rest}    ${lines}\n`;
      const service = inYaml(testService());
      const document = await openYaml(service, marked.replaceAll(/[«»]/g, ''));
      const found = (await service.findDiagnostics(document)).filter((each) => each.code === code);
      const places = found.map(({ range }) => document.offsetAt(range.start));
      assert.deepEqual(places, [marked.indexOf('«')]);
      assert.equal(document.getText(found[0]?.range), /«(.*)»/.exec(marked)?.[1]);
    });

    it(`is not ${code} in JSON, where the value is what it seems`, async () => {
      const text = `{"api": {"baseUrl": "https://a.b/"}, "config": {"x": ${json}, "jobs": [{"endpoint": "users"}]}}`;
      const found = await testService().findDiagnostics(documentOf(text));
      assert.deepEqual(
        found.filter((each) => each.code.startsWith('yaml.')),
        [],
      );
    });
  }
});
