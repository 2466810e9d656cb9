import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { readConfig } from '../../../../engine/core/config/readConfig.ts';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { type PublicApi, publicApis } from './publicApis.ts';

const time = { now: () => 0, currentStart: 0, previousStart: 0 };

/** Suggests the paging of an API from one response that a run has kept. */
async function suggested({ request = '/rows', headers = {}, response, dataField, params }: PublicApi) {
  const job = { endpoint: 'rows', ...(dataField && { dataField }), ...(params && { method: 'POST', params }) };
  const text = JSON.stringify({ api: { baseUrl: 'https://a.b/' }, config: { jobs: [job] } });
  const document = documentOf(text);
  const pages = new Map([['rows', { url: `https://a.b${request}`, headers, response }]]);
  const { choices } = await testService().listCandidates(document, { pages });
  return choices.map(({ edits, ...choice }) => {
    const after = edits.length === 0 ? undefined : TextDocument.applyEdits(document, edits);
    if (after !== undefined) assert.ok('config' in readConfig(after, time), 'the engine takes it');
    return { ...choice, pagination: after === undefined ? null : JSON.parse(after).api.pagination };
  });
}

describe('Find Pagination, from one response of a public API', () => {
  for (const api of publicApis) {
    it(api.name, async () => {
      const [first, ...others] = await suggested(api);
      assert.deepEqual(first?.pagination, api.first, JSON.stringify([first, ...others], undefined, 1));
    });
  }

  it('calls nothing certain that is wrong', async () => {
    for (const api of publicApis) {
      for (const { confidence, pagination } of await suggested(api)) {
        const isRight = [api.first, api.too].some((each) => isDeepStrictEqual(each, pagination));
        assert.ok(confidence !== 'high' || isRight, `${api.name}: ${JSON.stringify(pagination)}`);
      }
    }
  });
});
