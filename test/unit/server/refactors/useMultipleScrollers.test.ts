import assert from 'node:assert/strict';
import { planned } from './planned.ts';
import { refactored } from './refactored.ts';

const kind = 'refactor.rewrite.useMultipleScrollers';

/** A whole configuration with this pagination, and these jobs. */
function configuration(pagination: string, jobs = '[{"endpoint": "a"}]'): string {
  return `{"api": {"baseUrl": "https://a.b/", "pagination": ${pagination}}, "config": {"jobs": ${jobs}}}`;
}

async function multiple(text: string): Promise<string | undefined> {
  return (await refactored(kind, text))['Use Multiple Scrollers'];
}

describe('Use Multiple Scrollers', () => {
  it('makes the one way of paging the default of several', async () => {
    assert.equal(
      await multiple(configuration('{"method": "off|set", "limit": 2}')),
      configuration(
        '{"method": "multiple", "default": "offset", "scrollers": {"offset": {"method": "offset", "limit": 2}}}',
      ),
    );
  });

  it('keeps the lines and the words of the scroller', async () => {
    const before = `{
    "api": {
        "baseUrl": "https://a.b/",
        "pagi|nation": {
            "method": "pagenum",
            "forceStop": { "pages": 1e1 }
        }
    }
}`;
    assert.equal(
      await multiple(before),
      `{
    "api": {
        "baseUrl": "https://a.b/",
        "pagination": {
            "method": "multiple",
            "default": "pagenum",
            "scrollers": {
                "pagenum": {
                    "method": "pagenum",
                    "forceStop": { "pages": 1e1 }
                }
            }
        }
    }
}`,
    );
  });

  it('takes out what jobs say of a scroller, which did nothing and would be missed', async () => {
    const before = configuration(
      '{|"method": "pagenum"}',
      '[{"endpoint": "a", "scroller": "x", "children": [{"endpoint": "a/{1:b}", "scroller": "y", "placeholders": {"1:b": "c"}}]}]',
    );
    const after = await multiple(before);
    assert.doesNotMatch(after ?? '', /"scroller":/);
    assert.deepEqual(planned(after ?? ''), planned(before.replace('|', '')));
  });

  for (const pagination of [
    '{"method": "offset", "limit": 3, "firstPageParams": false}',
    '{"method": "pagenum", "limit": 3, "firstPage": 0}',
    '{"method": "response.url", "urlKey": "a.b", "includeParams": true}',
    '{"method": "response.param", "responseParam": "a", "queryParam": "b", "scrollRequest": {"endpoint": "c"}}',
    '{"method": "cursor", "idKey": "id", "param": "since"}',
    '{"method": "zendesk.response.url"}',
    '{"method": "offset", "limit": 3, "nextPageFlag": {"field": "more", "stopOn": false}, "forceStop": {"pages": 3}, "limitStop": {"count": 5}}',
  ]) {
    it(`sends the same requests as ${pagination}`, async () => {
      const before = configuration(pagination, '[{"endpoint": "a", "params": {"z": 1}}, {"endpoint": "b"}]');
      const after = await multiple(before.replace('"method"', '|"method"'));
      assert.deepEqual(planned(after ?? ''), planned(before));
    });
  }

  for (const text of [
    configuration('{|"method": "multiple", "scrollers": {}}'),
    configuration('{"limit": 1|}'),
    configuration('{"method": "offset", "limit": 1}', '[{"endpoint": "|a"}]'),
    configuration('"|offset"'),
    '{"api": {"pagination|": ',
    '|',
  ]) {
    it(`is not offered in ${text}`, async () => assert.equal(await multiple(text), undefined));
  }
});
