import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { treeService } from '../../../support/treeService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'platform.note-key';
const parameters = '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "a"}]}}';
const around = (part: string) => `{"parameters": ${parameters}, ${part}}`;
const ofPlatform = () => testService({}, { profile: 'platform' });

describe(code, () => {
  ruleCases(code, {
    service: ofPlatform,
    speaks: [
      ['a note beside parameters', around('«"__note"»: 1'), /refuses the configuration.*"parameters"/],
      ['a note in storage', around('"storage": {«"__note"»: 1}')],
      ['a note in a processor', around('"processors": {"after": [{"definition": {"component": "a"}, «"__n"»: 1}]}')],
      ['the name of the schema', around('«"$schema"»: "https://example.com/s.json"'), /refuses the configuration/],
    ],
    isQuiet: [
      ['notes in parameters', `{"parameters": {"__note": 1, ${parameters.slice(1)}}`],
      ['notes in the runtime', around('"runtime": {"__note": 1}')],
      ['a bare configuration', `{"$schema": "s.json", "__note": 1, ${parameters.slice(1)}`],
      ['a note without a value yet', around('"__note": ')],
    ],
  });

  it('is said in the profile platform only', async () => {
    const text = around('"__note": 1, "$schema": "s.json"');
    assert.deepEqual(await testService().checkText('file:///a.json', text), []);
    const found = await ofPlatform().checkText('file:///a.json', text);
    assert.deepEqual(
      found.map((each) => [each.code, each.severity]),
      [
        [code, 1],
        [code, 1],
      ],
    );
  });

  it('moves a note into parameters, and removes the name of the schema', async () => {
    const before = `{"parameters": {"api": {}, "config": {}}, "__note": 1, "$schema": "s.json"}`;
    const document = documentOf(before);
    const service = ofPlatform();
    const found = (await service.findDiagnostics(document)).filter((each) => each.code === code);
    const texts = found.map(async (each) => {
      const [action] = await service.findCodeActions(document, [each]);
      return JSON.parse(TextDocument.applyEdits(document, action?.edit?.changes?.[document.uri] ?? []));
    });
    assert.deepEqual(await Promise.all(texts), [
      { parameters: { api: {}, config: {}, __note: 1 }, $schema: 's.json' },
      { parameters: { api: {}, config: {} }, __note: 1 },
    ]);
  });

  const body = JSON.parse(parameters);
  const folder = 'main/extractor/ex-generic-v2/a';
  const inTree = async (file: string, text: unknown, more = {}) => {
    const { service, open } = treeService({ [`${folder}/${file}`]: text, ...more }, { profile: 'platform' });
    const found = await service.findDiagnostics(open(`${folder}/${file}`));
    return found.map((each) => each.code);
  };
  const yaml = (more: string) => `name: A\nparameters: ${JSON.stringify(body)}\n${more}`;

  it('is about what kbc pushes', async () => {
    const meta = { [`${folder}/meta.json`]: { name: 'A' } };
    assert.deepEqual(await inTree('config.json', { parameters: body, __note: 1 }, meta), [code]);
  });

  it('is about what kbagent pushes: not about a note at the top of its file', async () => {
    assert.deepEqual(await inTree('_config.yml', yaml('__note: 1\n$schema: s.json\n')), []);
    assert.deepEqual(await inTree('_config.yml', yaml('_configuration_extra:\n  __note: 1\n')), [code]);
  });
});
