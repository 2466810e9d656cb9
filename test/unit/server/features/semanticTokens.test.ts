import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Range } from 'vscode-languageserver-types';
import { getCapabilities } from '../../../../server/capabilities.ts';
import { semanticTokenTypes } from '../../../../server/service/features/semanticTokens.ts';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { inYaml, openYaml } from '../../../support/yaml/inYaml.ts';
import { itInYaml } from '../../../support/yaml/itInYaml.ts';

const service = testService();

/** Each token as its text and its type, read back from the numbers of the protocol. */
function tokensIn(text: string, range?: Range): string[] {
  const document = documentOf(text);
  return tokensOf(document, service.findSemanticTokens(document, range));
}

async function tokensInYaml(twin: string): Promise<string[]> {
  const composed = inYaml(service);
  const document = await openYaml(composed, twin);
  return tokensOf(document, composed.findSemanticTokens(document));
}

function tokensOf(document: TextDocument, data: readonly number[]): string[] {
  assert.equal(data.length % 5, 0);
  let [line, character] = [0, 0];
  return Array.from({ length: data.length / 5 }, (_, index) => {
    const [lines = 0, columns = 0, length = 0, type = -1, modifiers] = data.slice(index * 5, index * 5 + 5);
    assert.ok(lines > 0 || columns > 0 || index === 0, 'tokens are in order');
    assert.equal(modifiers, 0);
    [line, character] = [line + lines, lines === 0 ? character + columns : columns];
    const start = { line, character };
    return `${document.getText({ start, end: { line, character: character + length } })} ${semanticTokenTypes[type]}`;
  });
}

const job = (text: string) => `{"config":{"t":1,"jobs":[{${text}}]}}`;

describe('semantic tokens', () => {
  const table: [title: string, text: string, expected: string[]][] = [
    [
      'placeholders, where they are defined and in endpoints',
      job('"endpoint":"a","children":[{"endpoint":"a/{id}/{x}","placeholders":{"id":"user.id"}}]'),
      ['id placeholder', 'id placeholder', 'user.id responsePath'],
    ],
    [
      'functions with their arguments',
      job('"params":{"x":{"function":"concat","args":["a",{"attr":"t"},{"time":"currentStart"},{"function":"time"}]}}'),
      ['concat function', 'attr keyword', 't reference', 'time keyword', 'currentStart reference', 'time function'],
    ],
    [
      'the value of a placeholder',
      job(
        '"children":[{"endpoint":"{i}","placeholders":{"i":{"path":"p","function":"md5","args":[{"placeholder":"value"}]}}}]',
      ),
      ['i placeholder', 'i placeholder', 'p responsePath', 'md5 function', 'placeholder keyword', 'value reference'],
    ],
    [
      'paths into responses',
      '{"api":{"pagination":{"method":"response.param","responseParam":"a.b","queryParam":"q"}},"config":{"jobs":[{"endpoint":"u","dataField":"c.d","responseFilter":["e"]}],"mappings":{"u":{"id":"id"}}}}',
      ['a.b responsePath', 'c.d responsePath', 'e responsePath', 'id responsePath'],
    ],
    [
      'references to the answer of a login, once each',
      '{"api":{"authentication":{"type":"login","loginRequest":{"endpoint":"l"},"apiRequest":{"headers":{"h":{"response":"token.value"}}}}}}',
      ['response keyword', 'token.value responsePath'],
    ],
    ['no options that no run reads', '{"api":{"pagination":{"method":"offset","responseParam":"a.b"}}}', []],
    ['no data that only looks like a reference', job('"headers":{"x":{"attr":"t"}}'), []],
    [
      'texts with escapes in their written length',
      job('"endpoint":"a","dataField":"\\u00e9.b"'),
      ['\\u00e9.b responsePath'],
    ],
    ['nothing for empty texts', job('"endpoint":"a","dataField":"","params":{"x":{"attr":""}}'), ['attr keyword']],
    ['a document without its end', '{"config":{"jobs":[{"params":{"x":{"function":"con', ['con function']],
    ['an empty document', '', []],
  ];
  for (const [title, text, expected] of table) {
    it(`show ${title}`, () => assert.deepEqual(tokensIn(text), expected));
    itInYaml(`show ${title}`, text, async (twin) => assert.deepEqual(await tokensInYaml(twin), expected));
  }

  it('are placed line by line', () => {
    const text = job('"params":{\n"x":{"attr":"t"},\n\n  "y":{"function":"time"}}');
    assert.deepEqual(tokensIn(text), ['attr keyword', 't reference', 'time function']);
    const line = { start: { line: 3, character: 0 }, end: { line: 4, character: 0 } };
    assert.deepEqual(tokensIn(text, line), ['time function']);
  });

  it('have types that the server announces and the editor colours', () => {
    const { legend } = getCapabilities({}).semanticTokensProvider ?? {};
    assert.deepEqual(legend?.tokenTypes, [...semanticTokenTypes]);
    const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../../package.json'), 'utf8'));
    const [scopes] = manifest.contributes.semanticTokenScopes;
    assert.equal(scopes.language, 'extractor-config');
    assert.deepEqual(Object.keys(scopes.scopes).toSorted(), [...semanticTokenTypes].toSorted());
    const own: { id: string }[] = manifest.contributes.semanticTokenTypes;
    assert.deepEqual(
      own.map(({ id }) => id),
      ['placeholder', 'reference', 'responsePath'],
    );
  });
});
