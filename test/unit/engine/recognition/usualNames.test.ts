import assert from 'node:assert/strict';
import { meaningsOfParam } from '../../../../engine/core/recognition/paging/pagingWords.ts';
import {
  inStyles,
  namesInStyle,
  usualNames,
  usualSizesBeside,
} from '../../../../engine/core/recognition/paging/usualNames.ts';

/** Names that mostly mean something else, so that they only count where an API reacts to them. */
const vague = ['token', 'first', 'resultOffset', 'resultRecordCount'];

describe('The usual names of paging parameters', () => {
  for (const role of ['page', 'position', 'nextToken', 'size'] as const)
    it(`have their role in the table of words: ${role}`, () => {
      const strange = usualNames(role)
        .filter((name) => !vague.includes(name))
        .filter((name) => !meaningsOfParam(name).some((meaning) => meaning.role === role));
      assert.deepEqual(strange, []);
    });

  it('come after given ones, each once', () => {
    assert.deepEqual(usualNames('page', ['seite', 'page']).slice(0, 3), ['seite', 'page', 'pageNumber']);
  });

  it('follow the style of other parameters', () => {
    assert.equal(namesInStyle('position', ['$filter'])[0], '$skip');
    assert.ok(namesInStyle('position', ['sysparm_query']).includes('sysparm_offset'));
    assert.ok(!namesInStyle('position', ['per_page']).includes('per_offset'));
  });

  const styles: [string, string[], string][] = [
    ['ContinuationToken', ['list-type'], 'continuation-token'],
    ['PageToken', ['max_results'], 'page_token'],
    ['PageToken', [], 'pageToken'],
    ['page_token', [], 'page_token'],
  ];
  for (const [name, sent, styled] of styles)
    it(`write "${name}" beside "${sent.join()}" as "${styled}"`, () => assert.equal(inStyles(name, sent)[0], styled));

  const sizes: [string, string][] = [
    ['startIndex', 'count'],
    ['startAt', 'maxResults'],
    ['$skip', '$top'],
    ['page[number]', 'page[size]'],
    ['page.number', 'page.size'],
  ];
  for (const [param, size] of sizes)
    it(`know the size "${size}" beside "${param}"`, () => assert.ok(usualSizesBeside(param).includes(size)));
});
