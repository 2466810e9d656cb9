import assert from 'node:assert/strict';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { InlayHint } from 'vscode-languageserver-types';
import { documentOf } from '../../../support/cursor.ts';
import { serviceWithSecrets, testService } from '../../../support/testService.ts';
import { inYaml, openYaml } from '../../../support/yaml/inYaml.ts';
import { itInYaml } from '../../../support/yaml/itInYaml.ts';

const service = testService();

/** The document with its hints in angle brackets. */
function withHints(text: string, { lastLine = 1000, asked = service } = {}): string {
  const document = documentOf(text);
  const range = { start: { line: 0, character: 0 }, end: { line: lastLine, character: 0 } };
  return withThem(text, document, asked.findInlayHints(document, range));
}

async function withHintsInYaml(twin: string): Promise<string> {
  const composed = inYaml(service);
  const document = await openYaml(composed, twin);
  const range = { start: { line: 0, character: 0 }, end: { line: 1000, character: 0 } };
  return withThem(twin, document, composed.findInlayHints(document, range));
}

function withThem(text: string, document: TextDocument, hints: readonly InlayHint[]): string {
  return hints.reduceRight((result, { position, label, tooltip }) => {
    assert.ok(tooltip);
    const offset = document.offsetAt(position);
    return `${result.slice(0, offset)}<${String(label)}>${result.slice(offset)}`;
  }, text);
}

const job = (text: string) => `{"config":{"jobs":[{${text}}]}}`;
const paged = (pagination: string, text: string) =>
  `{"api":{"pagination":${pagination}},"config":{"jobs":[{${text}}]}}`;
const written = '"method":"GET","dataType":"u"';

describe('inlay hints', () => {
  const table: [title: string, text: string, expected: string][] = [
    ['the method and the data type', job('"endpoint":"users"'), job('"endpoint":"users"<GET><dataType: users>')],
    ['nothing that is written', job(`"endpoint":"users",${written}`), job(`"endpoint":"users",${written}`)],
    [
      'the method of defaultOptions',
      '{"api":{"http":{"defaultOptions":{"method":"post"}}},"config":{"jobs":[{"endpoint":"a","dataType":"a"}]}}',
      '{"api":{"http":{"defaultOptions":{"method":"post"}}},"config":{"jobs":[{"endpoint":"a"<POST>,"dataType":"a"}]}}',
    ],
    [
      'a long data type in short',
      job(`"endpoint":"${'a'.repeat(60)}","method":"GET"`),
      job(`"endpoint":"${'a'.repeat(60)}"<dataType: ${'a'.repeat(40)}…>,"method":"GET"`),
    ],
    [
      'the values of children and of jobs of iterations',
      '{"config":{"jobs":[{"children":[{"endpoint":"a","dataType":"a"}]}]},"iterations":[{"jobs":[{"endpoint":"b","dataType":"b"}]}]}',
      '{"config":{"jobs":[{"children":[{"endpoint":"a"<GET>,"dataType":"a"}]}]},"iterations":[{"jobs":[{"endpoint":"b"<GET>,"dataType":"b"}]}]}',
    ],
    [
      'the page size that pagination sets',
      paged('{"method":"offset","limit":100,"limitParam":"size"}', `"endpoint":"u",${written}`),
      paged('{"method":"offset","limit":100,"limitParam":"size"}', `"endpoint":"u"<size: 100>,${written}`),
    ],
    [
      'the page size of the scroller that the job uses',
      paged(
        '{"method":"multiple","scrollers":{"a":{"method":"pagenum","limit":"50"},"b":{"method":"offset","limit":1}}}',
        `"endpoint":"u","scroller":"a",${written}`,
      ),
      paged(
        '{"method":"multiple","scrollers":{"a":{"method":"pagenum","limit":"50"},"b":{"method":"offset","limit":1}}}',
        `"endpoint":"u"<limit: 50>,"scroller":"a",${written}`,
      ),
    ],
    [
      'where the page size comes from when nothing sets it',
      paged('{"method":"offset"}', `"endpoint":"u",${written}`),
      paged('{"method":"offset"}', `"endpoint":"u"<page size: as page 1>,${written}`),
    ],
    [
      'no page size that the job writes',
      paged('{"method":"offset","limit":100}', `"endpoint":"u","params":{"limit":5},${written}`),
      paged('{"method":"offset","limit":100}', `"endpoint":"u","params":{"limit":5},${written}`),
    ],
    [
      'no page size for page numbers without one, or for tokens',
      paged('{"method":"pagenum"}', `"endpoint":"u",${written}`),
      paged('{"method":"pagenum"}', `"endpoint":"u",${written}`),
    ],
    [
      'no limit that the method does not read',
      paged('{"method":"response.url","limit":5}', `"endpoint":"u",${written}`),
      paged('{"method":"response.url","limit":5}', `"endpoint":"u",${written}`),
    ],
    ['nothing for a job without an endpoint', job('"dataType":"x"'), job('"dataType":"x"')],
    [
      'a document without its end',
      '{"config":{"jobs":[{"endpoint":"u"',
      '{"config":{"jobs":[{"endpoint":"u"<GET><dataType: u>',
    ],
    ['an empty document', '', ''],
  ];
  for (const [title, text, expected] of table) {
    it(`show ${title}`, () => assert.equal(withHints(text), expected));
    itInYaml(`show ${title}`, text, async (twin) => {
      const hintsOf = (shown: string) => shown.match(/<[^>]*>/g);
      assert.deepEqual(hintsOf(await withHintsInYaml(twin)), hintsOf(expected));
      assert.match(await withHintsInYaml(twin), /^(?:[^<]|\n|(?<=\S)<[^>]*>)*$/, 'behind a value');
    });
  }

  const uses = '"api":{"http":{"headers":{"A":{"attr":"#token"}}}}';
  const basic = '"api":{"authentication":{"type":"basic"}}';
  const secrets: [title: string, names: string[], expected: string][] = [
    ['an empty secret', ['#token'], '{"config":{"#token":""<in the secret store>}}'],
    ['an encrypted one', ['#token'], '{"config":{"#token":"KBC::ProjectSecure::x"<in the secret store>}}'],
    [
      'one that is named by its path',
      ['config.jobs.0.params.#k'],
      '{"config":{"#k":"","jobs":[{"params":{"#k":null<in the secret store>}}]}}',
    ],
    [
      'a missing one where it is used',
      ['#token'],
      `{${uses.replace('"#token"', '$&<#token is in the secret store>')},"config":{}}`,
    ],
    [
      'one that only the authentication uses',
      ['#password'],
      `{${basic.replace('"basic"', '$&<#password is in the secret store>')},"config":{"username":"a"}}`,
    ],
    ['nothing beside plain text, whose value is not used', ['#token'], '{"config":{"#token":"x"}}'],
    ['nothing of other secrets', ['#other'], '{"config":{"#token":""}}'],
    ['nothing in half a document', ['#token'], '{"config":{"#token":""'],
  ];
  for (const [title, names, expected] of secrets) {
    it(`say what the secret store has: ${title}`, () => {
      assert.equal(withHints(expected.replace(/<[^>]*>/, ''), { asked: serviceWithSecrets(...names) }), expected);
    });
  }

  it('are those of the range that is asked for', () => {
    const text = '{"config":{"jobs":[{"endpoint":"a"},\n\n{"endpoint":"b"}]}}';
    assert.equal(
      withHints(text, { lastLine: 1 }),
      '{"config":{"jobs":[{"endpoint":"a"<GET><dataType: a>},\n\n{"endpoint":"b"}]}}',
    );
  });
});
