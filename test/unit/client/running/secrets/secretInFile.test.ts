import assert from 'node:assert/strict';
import { composeText } from '@pagewright/core/project/composed/composeText';
import { toBody } from '@pagewright/core/project/model/toBody';
import { readJsonSource } from '@pagewright/core/project/source/readJsonSource';
import type { SourceNode } from '@pagewright/core/project/source/sourceNode';
import { readYamlSource } from '@pagewright/core/project/source/yaml/readYamlSource';
import { secretAt } from '../../../../../client/running/secrets/secretAt.ts';
import { secretInFile } from '../../../../../client/running/secrets/secretInFile.ts';
import type { ExtractorService } from '../../../../../server/service/extractorService.ts';
import { documentOf } from '../../../../support/cursor.ts';
import { secretFixCases } from '../../../../support/secretFixCases.ts';
import { testService } from '../../../../support/testService.ts';
import { flowTwin } from '../../../../support/yaml/flowTwin.ts';
import { inYaml, openYaml } from '../../../../support/yaml/inYaml.ts';
import { valueToYaml } from '../../../../support/yaml/valueToYaml.ts';
import { yamlTwin } from '../../../../support/yaml/yamlTwin.ts';

type FoundAt = (start: number, end: number) => string | undefined;

/** The names of the secrets at the findings of a code. */
async function namesAt(
  service: ExtractorService,
  document: ReturnType<typeof documentOf>,
  code: string,
  nameAt: FoundAt,
): Promise<(string | undefined)[]> {
  const found = (await service.findDiagnostics(document)).filter((diagnostic) => diagnostic.code === code);
  return found.map(({ range }) => nameAt(document.offsetAt(range.start), document.offsetAt(range.end)));
}

const inComposed =
  (root: SourceNode | undefined, file: string): FoundAt =>
  (start, end) =>
    root && secretInFile({ composed: composeText(root) }, file, start, end);

describe('The secret of a finding, which Set Secret is offered for', () => {
  for (const { what, code, secret, config } of secretFixCases) {
    const json = JSON.stringify(config, null, 2);

    it(`is that of ${what}, in a file of its own`, async () => {
      const document = documentOf(json);
      const nameAt: FoundAt = (start, end) => secretAt(json, start, end);
      assert.deepEqual(await namesAt(testService(), document, code, nameAt), [secret]);
    });

    it(`is that of ${what}, in a JSON file of a tree`, async () => {
      const document = documentOf(json);
      const nameAt = inComposed(readJsonSource(json, 'config.json'), 'config.json');
      assert.deepEqual(await namesAt(testService(), document, code, nameAt), [secret]);
    });

    const ofTool = '_keboola:\n  component_id: ex-generic-v2\n';
    for (const [form, text] of [
      ['YAML', yamlTwin(json) ?? ''],
      ['YAML with brackets', flowTwin(json) ?? ''],
      ['YAML as kbagent writes it', valueToYaml({ parameters: config }) + ofTool],
    ] as const)
      it(`is that of ${what}, in ${form}`, async () => {
        const service = inYaml(testService());
        const document = await openYaml(service, text);
        const root = readYamlSource(text, '_config.yml').root;
        const nameAt = inComposed(root && toBody(root), '_config.yml');
        assert.deepEqual(await namesAt(service, document, code, nameAt), [secret]);
      });
  }

  it('is none at what is in no composed text, or has no secret', () => {
    const text = 'name: x\nparameters:\n  api: {}\n  config: {a: b}\n';
    const root = readYamlSource(text, '_config.yml').root;
    const nameAt = inComposed(root && toBody(root), '_config.yml');
    assert.equal(nameAt(text.indexOf('x'), text.indexOf('x') + 1), undefined);
    assert.equal(nameAt(text.indexOf('b}'), text.indexOf('b}') + 1), undefined);
  });
});
