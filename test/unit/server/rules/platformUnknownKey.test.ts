import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { documentOf } from '../../../support/cursor.ts';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { soundConfigs } from '../../schemas/soundConfigs.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'platform.unknown-key';
const parameters = '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "a"}]}}';
const around = (part: string) => `{"parameters": ${parameters}, ${part}}`;

describe('platform.unknown-key', () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a slip beside parameters', around('«"runtme"»: {}'), /refuses the configuration\. Did you mean "runtime"\?$/],
      ['a slip before parameters', `{«"procesors"»: {}, "parameters": ${parameters}}`, /"processors"/],
      ['a key that is nothing like one', around('«"rows"»: []'), /refuses the configuration\.$/],
      ['a text beside parameters that belongs in them', around('«"cache"»: true')],
      ['a slip in storage', around('"storage": {«"ouput"»: {}}'), /"output"/],
      ['a slip in the output', around('"storage": {"output": {«"default_buckt"»: "a"}}'), /"default_bucket"/],
      ['a slip in the input', around('"storage": {"input": {«"table"»: []}}'), /"tables"/],
      ['a slip in processors', around('"processors": {«"afer"»: []}'), /"after"/],
      [
        'a slip in a processor',
        around('"processors": {"after": [{"definition": {"component": "a"}, «"parameter"»: {}}]}'),
        /"parameters"/,
      ],
      [
        'a slip in the definition of a processor',
        around('"processors": {"before": [{"definition": {"component": "a", «"tags"»: "1"}}]}'),
        /"tag"/,
      ],
      ['a slip in the authorization', around('"authorization": {«"oauth_apy"»: {}}'), /"oauth_api"/],
      ['a slip in its credentials', around('"authorization": {"oauth_api": {«"credential"»: {}}}'), /"credentials"/],
      [
        'what belongs into parameters',
        around('«"sshProxy"»: {"host": "a"}'),
        /refuses .* It belongs at the top of "parameters"/,
      ],
      ['what belongs deeper', around('«"pagination"»: {"method": "pagenum"}'), /It belongs in "api\.pagination"/],
      ['a key with dots', around('«"storage.output"»: {}'), /refuses .*Nest the objects: storage → output/],
      ['a slip in variables', around('«"variable_id"»: "1"'), /"variables_id"/],
    ],
    isQuiet: [
      ...Object.entries(soundConfigs).map(([name, config]): [string, string] => [name, JSON.stringify(config)]),
      ['keys of the runtime that are not known', around('"runtime": {"newer": 1, "backend": {"newer": 1}}')],
      ['keys of a table that are not described', around('"storage": {"input": {"tables": [{"where_column": "a"}]}}')],
      [
        'settings of a processor',
        around('"processors": {"after": [{"definition": {"component": "a"}, "parameters": {"anything": 1}}]}'),
      ],
      ['credentials of a workspace', around('"authorization": {"workspace": {"anything": 1}}')],
      ['artifacts', around('"artifacts": {"anything": 1}')],
      ['notes, and a key that names the schema', around('"__note": 1, "$schema": "https://example.com/s.json"')],
      ['a key that is still being typed', around('"runt')],
      ['a key without a value yet', around('"runtme": ')],
      ['a bare configuration', `${parameters.slice(0, -1)}, "runtme": {}, "authorization": {"oauth_apy": {}}}`],
      ['what belongs into parameters in a bare configuration', '{"api": {"jobs": []}, "config": {}}'],
    ],
  });

  it('says nothing twice: the key is unknown to no one else', async () => {
    const found = await testService().checkText('file:///work/a.extractor.json', around('"runtme": {}'));
    assert.deepEqual(
      found.map(({ code }) => code),
      [code],
    );
  });

  it('writes the nearest name', async () => {
    const [found] = await expectFindings(testService(), code, around('«"runtme"»: {}'));
    assert.deepEqual(found?.data, { found: 'runtme', suggestion: 'runtime' });
  });

  const moved: [what: string, before: string, after: RegExp][] = [
    ['into parameters', around('"sshProxy": {"host": "a"}'), /"sshProxy": \{"host": "a"\}\s*\}\s*\}$/],
    ['into its object', around('"storage.output": {}'), /"storage": \{ "output": \{\} \}/],
  ];
  for (const [what, before, after] of moved) {
    it(`offers to move it ${what}`, async () => {
      const service = testService();
      const document = documentOf(before);
      const found = (await service.findDiagnostics(document)).filter((each) => each.code === code);
      const [action] = await service.findCodeActions(document, found);
      assert.match(action?.title ?? '', /^Move to /);
      const edits = action?.edit?.changes?.[document.uri] ?? [];
      assert.match(TextDocument.applyEdits(document, edits), after);
    });
  }

  for (const [profile, severity] of [
    ['pagewright', 2],
    ['platform', 1],
  ] as const) {
    it(`has the severity ${severity} in the profile ${profile}`, async () => {
      const [found] = await expectFindings(testService({}, { profile }), code, around('«"runtme"»: {}'));
      assert.equal(found?.severity, severity);
    });
  }
});
