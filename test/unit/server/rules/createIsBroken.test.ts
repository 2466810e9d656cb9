import assert from 'node:assert/strict';
import { getLanguageService } from 'vscode-json-languageservice';
import { buildModel } from '../../../../server/service/model/buildModel.ts';
import { createIsBroken, innermostNode } from '../../../../server/service/rules/createIsBroken.ts';
import { documentOf } from '../../../support/cursor.ts';

const json = getLanguageService({});

/** Whether the innermost object or list (or text, number …) around a `|` is broken. */
async function isBrokenAt(marked: string): Promise<boolean> {
  const offset = marked.indexOf('|');
  const { isBroken, root } = await brokenIn(marked.replace('|', ''));
  const node = innermostNode(root, offset);
  assert.ok(node, `no node in ${marked}`);
  return isBroken(node);
}

async function brokenIn(text: string) {
  const document = documentOf(text);
  const parsed = json.parseJSONDocument(document);
  const syntax = await json.doValidation(document, parsed, { schemaValidation: 'ignore' });
  return { isBroken: createIsBroken(buildModel(document, parsed), syntax), root: parsed.root };
}

describe('createIsBroken', () => {
  for (const broken of [
    '{ | "a": 1',
    '{ | "a": [1, 2',
    '{"a": { | "b" }}',
    '{"a": [ | 1 2 ]}',
    '{"a": "b\\|d"}',
    '{"a": "b|\n}',
  ]) {
    it(`says of ${JSON.stringify(broken)} that what is around "|" is broken`, async () => {
      assert.equal(await isBrokenAt(broken), true);
    });
  }

  for (const sound of ['{ | "a": 1 }', '{ | "a": { "b" }}', '{"a": [ | ], "b": "\\d"}', '{"a": "b|", "c": "\\d"}']) {
    it(`says of ${JSON.stringify(sound)} that what is around "|" is sound`, async () => {
      assert.equal(await isBrokenAt(sound), false);
    });
  }

  for (const mistake of ['{x}', '"\\d", ']) {
    it(`is quick about 30,000 mistakes such as ${mistake}`, async () => {
      const text = `{"config": {"jobs": [${mistake.repeat(30_000)}]}}`;
      const startedAt = performance.now();
      const { isBroken, root } = await brokenIn(text);
      for (const node of root?.children?.[0]?.children?.[1]?.children?.[0]?.children?.[1]?.children ?? [])
        isBroken(node);
      assert.ok(performance.now() - startedAt < 2_000, `${Math.round(performance.now() - startedAt)} ms`);
    }).timeout(60_000);
  }
});
