import assert from 'node:assert/strict';
import { createExtractorService, type ExtractorService } from '../../../../server/service/extractorService.ts';
import { bundledSchema } from '../../../support/testService.ts';

const limit = 'pagination.page-size-unset';
const key = 'config.unknown-key';
const text =
  '{"api": {"baseUrl": "https://a.b/", "baseurl": 1, "pagination": {"method": "offset"}}, "config": {"jobs": [{"endpoint": "x"}]}}';
const uri = 'file:///work/apis/my%20orders.extractor.json';

interface World {
  files?: Record<string, string>;
  setting?: unknown;
  folders?: string[];
}

function serviceIn({ files = {}, setting, folders = ['file:///work'] }: World): ExtractorService {
  return createExtractorService({
    schema: bundledSchema,
    now: () => 0,
    readText: async (file) => files[file],
    workspaceFolders: () => folders,
    severitySetting: async (asked) => (asked === uri ? setting : undefined),
  });
}

/** The findings in the text: each code with the number of its severity. */
async function said(world: World): Promise<Record<string, number | undefined>> {
  const found = await serviceIn(world).checkText(uri, text);
  return Object.fromEntries(found.map(({ code, severity }) => [code, severity]));
}

const here = 'file:///work/apis/.pagewright.json';
const above = 'file:///work/.pagewright.json';
const outside = 'file:///.pagewright.json';
const off = { [limit]: 'off' };
const fileOf = (severity: object, files?: object) => JSON.stringify({ diagnostics: { severity, files } });

describe('the severity of a code', () => {
  const cases: [title: string, world: World, expected: Record<string, number>][] = [
    ['is what the rule says where nobody wants it otherwise', {}, { [key]: 2, [limit]: 3 }],
    ['is what the setting says', { setting: { [limit]: 'error', [key]: 'hint' } }, { [key]: 4, [limit]: 1 }],
    ['off is nothing at all', { setting: off }, { [key]: 2 }],
    ['is what the file beside the configuration says', { files: { [here]: fileOf(off) } }, { [key]: 2 }],
    ['is what the file of the workspace says', { files: { [above]: fileOf(off) } }, { [key]: 2 }],
    [
      'is what the nearest file says, and only that',
      { files: { [above]: fileOf({ [key]: 'off' }), [here]: fileOf(off) } },
      { [key]: 2 },
    ],
    ['is not what a file above the workspace says', { files: { [outside]: fileOf(off) } }, { [key]: 2, [limit]: 3 }],
    [
      'is what a file far above says where no workspace is open',
      { files: { [outside]: fileOf(off) }, folders: [] },
      { [key]: 2 },
    ],
    [
      'in the file goes before the setting, code by code',
      { setting: { [limit]: 'off', [key]: 'off' }, files: { [above]: fileOf({ [limit]: 'warning' }) } },
      { [limit]: 2 },
    ],
    [
      'for the one configuration goes before that for all',
      {
        files: {
          [above]: fileOf({ [limit]: 'off', [key]: 'off' }, { 'apis/my orders.extractor.json': { [limit]: 'hint' } }),
        },
      },
      { [limit]: 4 },
    ],
    [
      'for another configuration changes nothing',
      { files: { [above]: fileOf({}, { 'apis/other.extractor.json': off, 'my orders.extractor.json': off }) } },
      { [key]: 2, [limit]: 3 },
    ],
    [
      'may stand beside comments and a comma too many',
      { files: { [above]: `// why\n{"diagnostics": {"severity": {"${limit}": "off", /* not yet */ }}}` } },
      { [key]: 2 },
    ],
    [
      'is read as far as it is written',
      { files: { [above]: `{"diagnostics": {"severity": {"${limit}": "off"` } },
      { [key]: 2 },
    ],
    [
      'is not changed by a word that is none',
      { files: { [above]: fileOf({ [limit]: 'silent' }) } },
      { [key]: 2, [limit]: 3 },
    ],
  ];
  for (const [title, world, expected] of cases) it(title, async () => assert.deepEqual(await said(world), expected));

  for (const strange of [
    '',
    '[]',
    'null',
    '{"diagnostics": 5}',
    '{"diagnostics": {"severity": [], "files": 1}}',
    '['.repeat(2000),
  ]) {
    it(`is as the rule says with the file ${strange.slice(0, 50)}`, async () => {
      assert.deepEqual(await said({ files: { [above]: strange } }), { [key]: 2, [limit]: 3 });
    });
  }

  it('is known for a text that is in no folder', async () => {
    assert.ok((await serviceIn({}).checkText('untitled:Untitled-1', text)).length > 0);
  });
});
