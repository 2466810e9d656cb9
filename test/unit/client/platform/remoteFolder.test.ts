import assert from 'node:assert/strict';
import { type Answer, remoteFolder } from '../../../../client/platform/remote/remoteFolder.ts';
import type { ProjectLink } from '../../../../engine/core/platform/link.ts';
import type { ListedConfiguration } from '../../../../engine/roundTrip/listConfigurations.ts';

const branch = { id: '777', name: 'Main' };
const change = { at: '2026-07-01T02:00:00Z', by: 'ann@example.com' };

function listed(id: string, changes: Partial<ListedConfiguration> = {}): ListedConfiguration {
  const about = { branch: branch.id, component: 'ex-generic-v2', componentName: 'Generic', description: '' };
  const state = { isDisabled: false, version: 3, changed: change as never, changeDescription: '', rows: [] };
  return { ...about, ...state, id, name: `Configuration ${id}`, ...changes };
}

function linked(id: string, path: string, changes: { branch?: string; component?: string } = {}) {
  return { branch: branch.id, component: 'ex-generic-v2', id, path, version: 2, files: {}, ...changes };
}

function folderOf(
  {
    configurations = [],
    layout = 'pagewright',
    changed = [],
    fresh = [],
  }: {
    configurations?: object[];
    layout?: string;
    changed?: string[];
    fresh?: string[];
  },
  answer: Partial<Answer> | undefined,
) {
  const link = { stack: 'https://a.example', project: { id: '1', name: 'Shop' }, branch, layout, configurations };
  const local = { link: link as unknown as ProjectLink, changed, fresh };
  const whole = answer && { about: '', isConnected: true, ...answer };
  const verdicts = { of: () => undefined };
  return remoteFolder({ root: '/work/shop', local, answer: whole, verdicts });
}

/** The configurations in short: name, file, versions here and there, and what is to be said of them. */
function shown(...given: Parameters<typeof folderOf>): string[] {
  return folderOf(...given).configurations.map(({ name, path, pulled, listed: there, isChangedHere, isAsked }) =>
    [
      name,
      path ?? '-',
      pulled ?? '-',
      there?.version ?? '-',
      isChangedHere ? 'changed' : '',
      isAsked ? '' : 'not asked',
    ]
      .filter((each) => each !== '')
      .join(' '),
  );
}

describe('A linked folder beside its project', () => {
  // what it is about, the folder, the answer, and the configurations
  const cases: [string, Parameters<typeof folderOf>, string[]][] = [
    ['nothing', [{}, { listed: [] }], []],
    ['one that was not pulled', [{}, { listed: [listed('1')] }], ['Configuration 1 - - 3']],
    [
      'one that was pulled and changed',
      [{ configurations: [linked('1', 'a.extractor.json')], changed: ['a.extractor.json'] }, { listed: [listed('1')] }],
      ['Configuration 1 a.extractor.json 2 3 changed'],
    ],
    [
      'one that was pulled after the project had answered, and one whose file was forgotten',
      [
        { configurations: [linked('1', 'a.extractor.json')] },
        { listed: [listed('1'), listed('2', { path: 'b.extractor.json', pulled: 1 })] },
      ],
      ['Configuration 1 a.extractor.json 2 3', 'Configuration 2 - - 3'],
    ],
    [
      'one that the project has no more',
      [{ configurations: [linked('1', 'a.extractor.json')] }, { listed: [] }],
      ['a a.extractor.json 2 -'],
    ],
    [
      'what is known while the project is asked',
      [{ configurations: [linked('1', 'a.extractor.json')], fresh: ['new.extractor.json'] }, undefined],
      ['a a.extractor.json 2 - not asked', 'new new.extractor.json - - changed not asked'],
    ],
    [
      'nothing of other branches, nor variables by themselves',
      [
        {
          configurations: [
            linked('1', 'a', { branch: '778' }),
            linked('2', 'b/variables', { component: 'keboola.variables' }),
          ],
        },
        { listed: [] },
      ],
      [],
    ],
    [
      'once what a tool has pulled into its tree',
      [{ layout: 'kbc', fresh: ['main/shop'] }, { listed: [listed('1', { path: 'main/shop' })] }],
      ['Configuration 1 main/shop - 3'],
    ],
  ];

  for (const [what, given, expected] of cases) {
    it(`has ${what}`, () => assert.deepEqual(shown(...given), expected));
  }

  it('is not called disconnected before it is known', () => {
    const [asking, without] = [folderOf({}, undefined), folderOf({}, { isConnected: false })];
    assert.deepEqual([asking.isConnected, asking.isAsking], [true, true]);
    assert.deepEqual([without.isConnected, without.isAsking], [false, false]);
  });
});
