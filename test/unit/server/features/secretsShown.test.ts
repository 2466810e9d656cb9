import assert from 'node:assert/strict';
import { documentOf } from '../../../support/cursor.ts';
import { features, questions } from '../../../support/serviceQuestions.ts';
import { sweep } from '../../../support/sweep.ts';
import { testService } from '../../../support/testService.ts';

const own = 'own-5ecret';
const inAddress = 'address-5ecret';
const inUserInfo = 'user-5ecret';
const plain = 'plain-5ecret';
const secrets = [own, inAddress, inUserInfo, plain];

/** Secrets in all places, with a mistake at each, so that it is quoted. */
const text = JSON.stringify(
  {
    parameters: {
      api: {
        baseUrl: `https://ada:${inUserInfo}@api.example.com/v2?api_key=${inAddress}#access_token=${inAddress}`,
        http: { headers: { Authorization: `Bearer ${plain}` }, defaultOptions: { params: { sig: plain } } },
        pagination: {
          method: 'multiple',
          scrollers: {
            [own]: { method: 'offset', limitParam: 'l' },
            search: { method: 'response.param', responseParam: own, scrollRequest: { endpoint: `s?sig=${inAddress}` } },
          },
        },
        authentication: {
          type: 'login',
          loginRequest: { endpoint: `login?password=${inAddress}`, params: { pwd: plain } },
          apiRequest: { headers: { X: { response: own } } },
        },
      },
      config: {
        '#k': own,
        outputBuckt: own,
        [own]: 'x',
        jobs: [
          {
            endpoint: `/users?api_key=${inAddress}`,
            scroller: 'serch',
            responseFilter: own,
            children: [
              { endpoint: `users/{id}/${own}?access_token=${inAddress}`, placeholders: { id: 'id', [own]: own } },
            ],
          },
          {
            endpoint: `users?api_key=${inAddress}`,
            dataType: own,
            params: {
              a: { attr: '#k' },
              b: { attr: own },
              c: { function: 'concat', args: [own, { attr: '#k' }] },
              apikey: plain,
            },
          },
          { endpoint: `https://ada:${inUserInfo}@other.example.com/x?sig=${inAddress}` },
          { endpoint: own },
        ],
        mappings: { [own]: { [own]: { mapping: { destination: own } } }, other: {} },
      },
    },
  },
  undefined,
  1,
);

/** The results that an editor inserts, opens or hands back, but does not show. */
const handedBack =
  /\.(?:data\.(?:found|suggestion)|newText|filterText|target|placeholder|arguments|inputs\.name|job\.name)$|^findSearchedJobs\.name$|^findCompletions\.items\.label$/;

describe('what the editor shows of a document', () => {
  const service = testService();
  const document = documentOf(text);

  for (const feature of features) {
    it(`has no secret in it: ${feature}`, async () => {
      const diagnostics = await service.findDiagnostics(document);
      assert.ok(new Set(diagnostics.map(({ code }) => code)).size >= 12);
      const offsets = Array.from({ length: Math.ceil(text.length / 7) }, (_, index) => 7 * index);
      await sweep(offsets, 60, async (offset) => {
        const asked = { document, position: document.positionAt(offset), diagnostics };
        const shown = textsIn(await questions[feature](service, asked), feature);
        const leaks = shown.filter(
          ([where, one]) => !handedBack.test(where) && secrets.some((each) => one.includes(each)),
        );
        // Folding and formatting only give places and texts to insert.
        assert.deepEqual(leaks, [], `at ${offset}`);
      });
    });
  }
});

/** All texts in a result, with the names of the fields on the way to them. */
function textsIn(value: unknown, where: string): [where: string, text: string][] {
  if (typeof value === 'string') return [[where, value]];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, where));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => textsIn(field, `${where}.${key}`));
}
