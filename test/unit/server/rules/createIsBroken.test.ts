import assert from 'node:assert/strict';
import { getLanguageService } from 'vscode-json-languageservice';
import { buildModel } from '../../../../server/service/model/buildModel.ts';
import { createIsBroken, innermostNode } from '../../../../server/service/rules/createIsBroken.ts';
import { assertGrowsWithSize } from '../../../support/countCalls.ts';
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
    it(`is work that grows as the number of mistakes such as ${mistake}`, () =>
      assertGrowsWithSize(async (size) => {
        const { isBroken, root } = await brokenIn(`{"config": {"jobs": [${mistake.repeat(size)}]}}`);
        const [jobs] = root?.children?.[0]?.children?.[1]?.children ?? [];
        const nodes = jobs?.children?.[1]?.children ?? [];
        assert.equal(nodes.length, size);
        for (const node of nodes) isBroken(node);
      }, 1_000));
  }
});
