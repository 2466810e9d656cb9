import assert from 'node:assert/strict';
import type { Location } from 'vscode-languageserver-types';
import { atCursor } from '../../../support/cursor.ts';
import { writeMarks } from '../../../support/marks.ts';
import { testService } from '../../../support/testService.ts';
import { cursorInYaml, inYaml } from '../../../support/yaml/inYaml.ts';
import { itInYaml } from '../../../support/yaml/itInYaml.ts';
import { yamlTwin } from '../../../support/yaml/yamlTwin.ts';

const service = testService();

function marked({ document }: ReturnType<typeof atCursor>, locations: readonly Location[]): string {
  const spans = locations.map(({ uri, range }) => {
    assert.equal(uri, document.uri);
    const offset = document.offsetAt(range.start);
    return { offset, length: document.offsetAt(range.end) - offset };
  });
  return writeMarks({ text: document.getText(), spans });
}

async function definitionOf(text: string): Promise<string> {
  const cursor = atCursor(text);
  return marked(cursor, await service.findDefinition(cursor.document, cursor.position));
}

async function definitionInYaml(twin: string): Promise<string> {
  const composed = inYaml(service);
  const cursor = await cursorInYaml(composed, twin);
  return marked(cursor, await composed.findDefinition(cursor.document, cursor.position));
}

async function referencesInYaml(text: string, withDefinitions: boolean): Promise<string> {
  const composed = inYaml(service);
  const cursor = await cursorInYaml(composed, yamlTwin(text) ?? '');
  return marked(cursor, composed.findReferences(cursor.document, cursor.position, withDefinitions));
}

function referencesOf(text: string, withDefinitions: boolean): string {
  const cursor = atCursor(text);
  return marked(cursor, service.findReferences(cursor.document, cursor.position, withDefinitions));
}

describe('definition', () => {
  const table: [title: string, text: string, expected: string][] = [
    [
      'a scroller, from a job',
      '{"api":{"pagination":{"method":"multiple","scrollers":{"a":{}}}},"config":{"jobs":[{"endpoint":"x","scroller":"|a"}]}}',
      '{"api":{"pagination":{"method":"multiple","scrollers":{"«a»":{}}}},"config":{"jobs":[{"endpoint":"x","scroller":"a"}]}}',
    ],
    [
      'all jobs of a data type, from its mapping',
      '{"config":{"jobs":[{"dataType":"u"},{"endpoint":"y","dataType":"u"}],"mappings":{"u|":{"id":"id"}}}}',
      '{"config":{"jobs":[{"dataType":"«u»"},{"endpoint":"y","dataType":"«u»"}],"mappings":{"u":{"id":"id"}}}}',
    ],
    [
      'the endpoint that is a data type, from its mapping',
      '{"config":{"jobs":[{"endpoint":"a/b"}],"mappings":{"a|/b":{"id":"id"}}}}',
      '{"config":{"jobs":[{"endpoint":"«a/b»"}],"mappings":{"a/b":{"id":"id"}}}}',
    ],
    [
      'a placeholder, from an endpoint with escapes',
      '{"config":{"jobs":[{"children":[{"endpoint":"a\\/{i|d}","placeholders":{"id":"id"}}]}]}}',
      '{"config":{"jobs":[{"children":[{"endpoint":"a\\/{id}","placeholders":{"«id»":"id"}}]}]}}',
    ],
    [
      'an attribute, from a reference in a document without its end',
      '{"config":{"since":"2020","jobs":[{"endpoint":"a","params":{"from":{"attr":"si|nce"',
      '{"config":{"«since»":"2020","jobs":[{"endpoint":"a","params":{"from":{"attr":"since"',
    ],
    [
      'nothing for a scroller that does not exist',
      '{"config":{"jobs":[{"scroller":"|a"}]}}',
      '{"config":{"jobs":[{"scroller":"a"}]}}',
    ],
    ['nothing at other places', '{"con|fig":{}}', '{"config":{}}'],
    ['nothing in an empty document', '|', ''],
  ];
  for (const [title, text, expected] of table) {
    it(`finds ${title}`, async () => assert.equal(await definitionOf(text), expected));
    itInYaml(`finds ${title}`, text, async (twin) => assert.equal(await definitionInYaml(twin), yamlTwin(expected)));
  }
});

describe('references', () => {
  const text = '{"config":{"t":1,"jobs":[{"endpoint":"a","params":{"x":{"attr":"|t"},"y":{"attr":"t"}}}]}}';

  it('are all uses, and the definitions where they are asked for', () => {
    assert.equal(
      referencesOf(text, true),
      '{"config":{"«t»":1,"jobs":[{"endpoint":"a","params":{"x":{"attr":"«t»"},"y":{"attr":"«t»"}}}]}}',
    );
    assert.equal(
      referencesOf(text, false),
      '{"config":{"t":1,"jobs":[{"endpoint":"a","params":{"x":{"attr":"«t»"},"y":{"attr":"«t»"}}}]}}',
    );
  });

  it('are the same in YAML', async () => {
    for (const withDefinitions of [true, false]) {
      assert.equal(await referencesInYaml(text, withDefinitions), yamlTwin(referencesOf(text, withDefinitions)));
    }
  });

  it('come in the order of the document', () => {
    const { document, position } = atCursor('{"config":{"mappings":{"u":{}},"jobs":[{"dataType":"|u"}]}}');
    const offsets = service.findReferences(document, position, true).map(({ range }) => document.offsetAt(range.start));
    assert.deepEqual(
      offsets,
      offsets.toSorted((a, b) => a - b),
    );
    assert.equal(offsets.length, 2);
  });

  it('are none where no name stands', () => assert.equal(referencesOf('{"a|pi": 1}', true), '{"api": 1}'));
});
