import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { documentOf } from '../../../support/cursor.ts';
import { serviceWithShapes } from '../../../support/testService.ts';
import { fixedInYaml, valueOfJson } from '../../../support/yaml/fixedInYaml.ts';
import { yamlTwin } from '../../../support/yaml/yamlTwin.ts';

const collector = new ShapeCollector();
collector.add('users', { scroll: { token: 'a' }, items: [] });
const service = serviceWithShapes(collector.toFile());

/** The documents after each quick fix for the findings with this code, by the title of the fix. */
async function fixed(code: string, text: string): Promise<Record<string, string>> {
  const document = documentOf(text);
  const diagnostics = (await service.findDiagnostics(document)).filter((diagnostic) => diagnostic.code === code);
  const actions = await service.findCodeActions(document, diagnostics);
  return Object.fromEntries(
    actions.map(({ title, edit }) => [title, TextDocument.applyEdits(document, edit?.changes?.[document.uri] ?? [])]),
  );
}

const job = '"config": {"jobs": [{"endpoint": "users"}]}';
const base = '"baseUrl": "https://a.b/"';

const table: [code: string, title: string, before: string, after: string][] = [
  [
    'config.unknown-key',
    'Change to "baseUrl"',
    `{"api": {"baseURL": "https://a.b/"}, ${job}}`,
    `{"api": {${base}}, ${job}}`,
  ],
  [
    'config.unknown-key',
    'Change to "outputBucket"',
    `{"api": {${base}}, "config": {"outputBuckt": "a"}}`,
    `{"api": {${base}}, "config": {"outputBucket": "a"}}`,
  ],
  [
    'config.unknown-value',
    'Change to "offset"',
    `{"api": {${base}, "pagination": {"method": "ofset"}}, ${job}}`,
    `{"api": {${base}, "pagination": {"method": "offset"}}, ${job}}`,
  ],
  ['config.missing-key', 'Add "baseUrl"', `{"api": {}, ${job}}`, `{"api": {"baseUrl": ""}, ${job}}`],
  [
    'config.missing-key',
    'Add "endpoint"',
    `{"api": {${base}}, "config": {"jobs": [\n  {\n    "dataType": "a"\n  }\n]}}`,
    `{"api": {${base}}, "config": {"jobs": [\n  {\n    "dataType": "a",\n    "endpoint": ""\n  }\n]}}`,
  ],
  ['config.missing-key', 'Add "config"', `{\n  "api": {${base}}\n}`, `{\n  "api": {${base}},\n  "config": {}\n}`],
  [
    'config.missing-key',
    'Add "jobs"',
    `{"api": {${base}}, "config": {"debug": true}}`,
    `{"api": {${base}}, "config": {"debug": true, "jobs": []}}`,
  ],
  [
    'pagination.unknown-scroller',
    'Change to "fast"',
    '{"api": {"pagination": {"method": "multiple", "scrollers": {"fast": {}}}}, "config": {"jobs": [{"scroller": "fats"}]}}',
    '{"api": {"pagination": {"method": "multiple", "scrollers": {"fast": {}}}}, "config": {"jobs": [{"scroller": "fast"}]}}',
  ],
  [
    'pagination.response-param-not-found',
    'Change to "scroll.token"',
    `{"api": {"pagination": {"method": "response.param", "responseParam": "scroll.tokn"}}, ${job}}`,
    `{"api": {"pagination": {"method": "response.param", "responseParam": "scroll.token"}}, ${job}}`,
  ],
  [
    'pagination.response-param-not-found',
    'Change to "scroll.token"',
    `{"api": {"pagination": {"method": "multiple", "default": "a", "scrollers": {"a": {"method": "response.param", "responseParam": "token"}}}}, ${job}}`,
    `{"api": {"pagination": {"method": "multiple", "default": "a", "scrollers": {"a": {"method": "response.param", "responseParam": "scroll.token"}}}}, ${job}}`,
  ],
  [
    'pagination.default-by-name',
    'Add "default": "default"',
    `{"api": {"pagination": {\n  "method": "multiple",\n  "scrollers": {"default": {}}\n}}, ${job}}`,
    `{"api": {"pagination": {\n  "method": "multiple",\n  "default": "default",\n  "scrollers": {"default": {}}\n}}, ${job}}`,
  ],
  [
    'url.base-without-slash',
    'End the path with "/"',
    `{"api": {"baseUrl": "https://a.b/v2"}, ${job}}`,
    `{"api": {"baseUrl": "https://a.b/v2/"}, ${job}}`,
  ],
  [
    'url.base-without-slash',
    'End the path with "/"',
    `{"api": {"baseUrl": "https://a.b/v2?k=1"}, ${job}}`,
    `{"api": {"baseUrl": "https://a.b/v2/?k=1"}, ${job}}`,
  ],
  [
    'url.base-without-slash',
    'End the path with "/"',
    `{"api": {"baseUrl": "https:\\/\\/a.b\\/v2"}, ${job}}`,
    `{"api": {"baseUrl": "https:\\/\\/a.b\\/v2/"}, ${job}}`,
  ],
  [
    'url.endpoint-loses-prefix',
    'Change to "users"',
    '{"api": {"baseUrl": "https://a.b/v2/"}, "config": {"jobs": [{"endpoint": "/users"}]}}',
    '{"api": {"baseUrl": "https://a.b/v2/"}, "config": {"jobs": [{"endpoint": "users"}]}}',
  ],
  [
    'url.endpoint-scheme',
    'Change to "./items:batch"',
    '{"config": {"jobs": [{"endpoint": "items:batch"}]}}',
    '{"config": {"jobs": [{"endpoint": "./items:batch"}]}}',
  ],
];

describe('quick fixes', () => {
  for (const [code, title, before, after] of table) {
    it(`${title} mends ${code}: ${before.replace(/\s+/g, ' ')}`, async () => {
      assert.deepEqual(await fixed(code, before), { [title]: after });
      const again = await service.findDiagnostics(documentOf(after));
      assert.deepEqual(
        again.filter((diagnostic) => diagnostic.code === code && diagnostic.data?.suggestion),
        [],
      );
    });
  }

  for (const [code, title, before, after] of table) {
    const twin = yamlTwin(before, /[«»]/g);
    if (twin === undefined) continue;
    it(`${title} mends ${code} in YAML: ${before.replace(/\s+/g, ' ')}`, async () => {
      assert.deepEqual(await fixedInYaml(service, code, twin), { [title]: valueOfJson(after) });
    });
  }

  const none: [code: string, text: string][] = [
    ['config.unknown-key', '{"api": {"description": "x"}}'],
    ['url.endpoint-scheme', '{"config": {"jobs": [{"endpoint": "ftp://a.b/c"}]}}'],
    [
      'url.endpoint-loses-prefix',
      '{"api": {"baseUrl": "https://a.b/v2/"}, "config": {"jobs": [{"endpoint": "https://c.d/e"}]}}',
    ],
    ['pagination.page-size-unset', '{"api": {"pagination": {"method": "offset"}}}'],
    ['json.syntax', '{"api": '],
  ];
  for (const [code, text] of none) {
    it(`there is none for ${code} where nothing is known to be better: ${text}`, async () => {
      assert.deepEqual(await fixed(code, text), {});
    });
  }

  it('stand with the diagnostic that they mend, as preferred quick fixes', async () => {
    const document = documentOf(`{"api": {"baseURL": "https://a.b/"}, ${job}}`);
    const diagnostics = await service.findDiagnostics(document);
    const [action] = await service.findCodeActions(
      document,
      diagnostics.filter(({ code }) => code === 'config.unknown-key'),
    );
    assert.deepEqual(
      [action?.kind, action?.isPreferred, action?.diagnostics?.[0]?.code],
      ['quickfix', true, 'config.unknown-key'],
    );
  });

  describe('where the document has moved on', () => {
    for (const [code, title, before] of table) {
      it(`${title} (${code}) changes nothing: ${before.replace(/\s+/g, ' ')}`, async () => {
        const diagnostics = (await service.findDiagnostics(documentOf(before))).filter((each) => each.code === code);
        assert.ok(diagnostics.length > 0);
        // An object that lacks the key still needs its fix, whatever else has changed.
        const changed = code === 'config.missing-key' ? '[]' : before.replaceAll(/[a-z]/g, 'x');
        for (const moved of ['', '[]', `\n${before}`, changed]) {
          assert.deepEqual(await service.findCodeActions(documentOf(moved), diagnostics), []);
        }
      });
    }
  });

  it('take no notice of diagnostics of others or of data that is not theirs', async () => {
    const document = documentOf('{"api": {"baseURL": 1}}');
    const range = { start: { line: 0, character: 9 }, end: { line: 0, character: 18 } };
    const strange = [undefined, null, 5, {}, { suggestion: 5, found: 'baseURL' }, { suggestion: 'baseUrl' }];
    for (const data of strange) {
      const diagnostic = { range, message: '', source: 'pagewright', code: 'config.unknown-key', data };
      assert.deepEqual(await service.findCodeActions(document, [diagnostic]), []);
    }
    const foreign = {
      range,
      message: '',
      source: 'json',
      code: 'config.unknown-key',
      data: { found: 'baseURL', suggestion: 'baseUrl' },
    };
    assert.deepEqual(await service.findCodeActions(document, [foreign]), []);
    assert.equal((await service.findCodeActions(document, [{ ...foreign, source: 'pagewright' }])).length, 1);
  });
});
