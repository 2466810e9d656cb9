import assert from 'node:assert/strict';
import { ConfigDocument } from '../../../../engine/core/document/configDocument.ts';
import { jsonText } from '../../../../engine/core/json/jsonText.ts';
import { fillSecrets } from '../../../../engine/core/secrets/fillSecrets.ts';

describe('filling in secrets', () => {
  const use = '"api": {"x": {"attr": "#a"}}';
  const cases: [title: string, before: string, secrets: Record<string, string>, after: string][] = [
    ['an empty text', '{"config": {"#a": ""}}', { '#a': 'x' }, '{"config": {"#a": "x"}}'],
    ['null', '{"config": {"#a": null}}', { '#a': 'x' }, '{"config": {"#a": "x"}}'],
    ['an encrypted text', '{"config": {"#a": "KBC::Encrypted==x=="}}', { '#a': 'x' }, '{"config": {"#a": "x"}}'],
    ['nothing that has a value', '{"config": {"#a": "own"}}', { '#a': 'x' }, '{"config": {"#a": "own"}}'],
    ['nothing without a name', '{"config": {"#a": ""}}', { '#b': 'x' }, '{"config": {"#a": ""}}'],
    [
      'without touching how anything else is written',
      '{ "config":{"n":1.0,"e":1e2, "big":123456789012345678901,\n\t"#a" : "" ,"u":"\\u00e9"}}',
      { '#a': 'x' },
      '{ "config":{"n":1.0,"e":1e2, "big":123456789012345678901,\n\t"#a" : "x" ,"u":"\\u00e9"}}',
    ],
    [
      'quotes, line breaks and halves of characters, escaped',
      '{"config": {"#a": ""}}',
      { '#a': 'q"\\\n\ud800ž' },
      '{"config": {"#a": "q\\"\\\\\\n\ufffdž"}}',
    ],
    [
      'JSON as a text',
      '{"authorization": {"oauth_api": {"credentials": {"#data": ""}}}}',
      { '#data': '{"a":1}' },
      '{"authorization": {"oauth_api": {"credentials": {"#data": "{\\"a\\":1}"}}}}',
    ],
    ['a missing attribute', `{${use}, "config": {"b": 1}}`, { '#a': 'x' }, `{${use}, "config": {"#a": "x", "b": 1}}`],
    ['a missing one alone', `{${use}, "config": { }}`, { '#a': 'x' }, `{${use}, "config": {"#a": "x" }}`],
    [
      'a missing one beside others',
      '{"api": {"x": {"attr": "#a"}, "y": {"attr": "#b"}}, "config": {}}',
      { '#a': '1', '#b': '2' },
      '{"api": {"x": {"attr": "#a"}, "y": {"attr": "#b"}}, "config": {"#b": "2", "#a": "1"}}',
    ],
    [
      'every place of a key, and one place by its path',
      '{"config": {"#a": "", "jobs": [{"params": {"#a": ""}}, {"params": {"#a": ""}}]}}',
      { '#a': 'all', 'config.jobs.1.params.#a': 'one' },
      '{"config": {"#a": "all", "jobs": [{"params": {"#a": "all"}}, {"params": {"#a": "one"}}]}}',
    ],
    ['nothing into half a text', '{"config": {"#a": ""', { '#a': 'x' }, '{"config": {"#a": ""'],
  ];
  for (const [title, before, secrets, after] of cases) {
    it(`puts in ${title}`, () => {
      const filled = fillSecrets(ConfigDocument.of(before), secrets);
      assert.deepEqual(filled.value, ConfigDocument.of(after).value);
      assert.equal(jsonText(filled.value ?? null), jsonText(ConfigDocument.of(after).value ?? null), 'in order');
      assert.equal(filled.text, before, 'the text has no secrets');
    });
  }
});
