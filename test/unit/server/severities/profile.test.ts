import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createExtractorService } from '../../../../server/service/extractorService.ts';
import type { ExtractorServiceParams } from '../../../../server/service/extractorServiceParams.ts';
import { chooseProfile, type Profile, profileChoices } from '../../../../server/service/severities/profile.ts';
import { profileSeverities } from '../../../../server/service/severities/profileSeverities.ts';
import { bundledSchema } from '../../../support/testService.ts';

const root = path.join(import.meta.dirname, '../../../..');
const size = 'pagination.page-size-unset';
const byName = 'pagination.default-by-name';
const slash = 'url.base-without-slash';
const uri = 'file:///work/apis/orders.extractor.json';
const settings = 'file:///work/.pagewright.json';

/** A configuration that a run takes and the platform does not: no page size, a default that is only named so, no slash. */
const text = JSON.stringify({
  api: {
    baseUrl: 'https://api.example.com/v2',
    pagination: { method: 'multiple', scrollers: { default: { method: 'offset' } } },
  },
  config: { jobs: [{ endpoint: 'orders' }] },
});
const sound = text
  .replace('/v2"', '/v2/"')
  .replace('"multiple",', '"multiple","default":"default",')
  .replace('"offset"', '"offset","limit":100');

type World = Partial<ExtractorServiceParams> & { file?: object };

/** The findings in a text: each code with the number of its severity. */
async function said({ file, ...world }: World, checked = text): Promise<Record<string, number | undefined>> {
  const service = createExtractorService({
    schema: bundledSchema,
    now: () => 0,
    readText: async (asked) => (asked === settings && file ? JSON.stringify(file) : undefined),
    workspaceFolders: () => ['file:///work'],
    ...world,
  });
  const found = await service.checkText(uri, checked);
  return Object.fromEntries(found.map(({ code, severity }) => [code, severity]));
}

const kind = { [size]: 3, [byName]: 3, [slash]: 2 };
const strict = { [size]: 1, [byName]: 1, [slash]: 1 };
const inTree = { profileOf: () => 'platform' as const };
const setting = (profile: unknown) => ({ profileSetting: async () => profile });

describe('the profile of a configuration', () => {
  const cases: [title: string, world: World, expected: Record<string, number>][] = [
    ['is that of a run here where nobody wants it otherwise', {}, kind],
    ['is that of the platform inside a tree of its tools', inTree, strict],
    ['may become known later', { profileOf: async () => 'platform' as const }, strict],
    ['is what the setting says', setting('platform'), strict],
    ['is what the setting says, also inside a tree', { ...inTree, ...setting('pagewright') }, kind],
    ['is that of the document with the setting "auto"', { ...inTree, ...setting('auto') }, strict],
    ['is what the file says', { file: { profile: 'platform' } }, strict],
    ['is what the file says before the setting', { file: { profile: 'pagewright' }, ...setting('platform') }, kind],
    [
      'is that of the document with "auto" in the file, whatever the setting says',
      { file: { profile: 'auto' }, ...setting('platform') },
      kind,
    ],
    ['is what the command says before the file', { file: { profile: 'pagewright' }, profile: 'platform' }, strict],
    ['is what the command says, also inside a tree', { ...inTree, profile: 'pagewright' }, kind],
    ['is not changed by a word that is none', { ...inTree, ...setting('Pagewright'), file: { profile: 5 } }, strict],
  ];
  for (const [title, world, expected] of cases) it(title, async () => assert.deepEqual(await said(world), expected));

  it('is one of a document, not of all', async () => {
    const profileOf = (asked: string): Profile | undefined => (asked === uri ? undefined : 'platform');
    assert.deepEqual(await said({ profileOf }), kind);
  });

  it('has nothing to say of a configuration that is right on both', async () => {
    assert.deepEqual(await said({ profile: 'platform' }, sound), {});
  });

  const off = { [size]: 'off', [slash]: 'hint' };
  const wanted: [where: string, world: World][] = [
    ['in the setting', { severitySetting: async () => off }],
    ['in the file', { file: { diagnostics: { severity: off } } }],
    ['in the file for this configuration', { file: { diagnostics: { files: { 'apis/orders.extractor.json': off } } } }],
  ];
  for (const [where, world] of wanted) {
    it(`gives way to a severity ${where}`, async () => {
      assert.deepEqual(await said({ ...world, profile: 'platform' }), { [byName]: 1, [slash]: 4 });
    });
  }
});

describe('the choice of a profile', () => {
  const cases: [choices: unknown[], ofDocument: Profile | undefined, expected: Profile][] = [
    [[], undefined, 'pagewright'],
    [[], 'platform', 'platform'],
    [['pagewright', 'platform'], 'platform', 'pagewright'],
    [[undefined, 'platform'], undefined, 'platform'],
    [['auto', 'platform'], undefined, 'pagewright'],
    [['auto', 'pagewright'], 'platform', 'platform'],
    [[null, {}, 'PLATFORM', ['platform']], undefined, 'pagewright'],
  ];
  for (const [choices, ofDocument, expected] of cases) {
    it(`${JSON.stringify(choices)} of a document of ${ofDocument ?? 'no profile'}: ${expected}`, () =>
      assert.equal(chooseProfile(choices, ofDocument), expected));
  }

  it('is the same in the settings of VS Code', () => {
    const { contributes } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    assert.deepEqual(contributes.configuration.properties['pagewright.profile'].enum, [...profileChoices]);
  });
});

describe('the codes that are errors in the profile platform', () => {
  const page = readFileSync(path.join(root, 'docs/diagnostics.md'), 'utf8');
  const saying = page
    .split(/^## /m)
    .filter((section) => /an error in the \[profile\]\(#the-profile\)\s+`platform`/.test(section))
    .map((section) => /Code `([^`]+)`/.exec(section)?.[1]);

  it('are those of which docs/diagnostics.md says so', () => {
    const codes = [...profileSeverities.platform].filter(([, severity]) => severity === 'error').map(([code]) => code);
    assert.deepEqual(codes.toSorted(), saying.toSorted());
  });
});
