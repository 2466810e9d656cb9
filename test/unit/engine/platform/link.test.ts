import assert from 'node:assert/strict';
import { fileHash } from '@pagewright/core/platform/bodies/fileHash';
import type { ProjectLink } from '@pagewright/core/platform/link';
import { isAsWritten } from '@pagewright/core/platform/link/isAsWritten';
import { readLink } from '@pagewright/core/platform/link/readLink';
import { recordInLink } from '@pagewright/core/platform/link/recordInLink';
import { writeLink } from '@pagewright/core/platform/link/writeLink';
import { PulledFolder } from '../../../support/platform/pulledFolder.ts';
import { remoteConfiguration } from '../../../support/platform/remotes.ts';

const entry = {
  branch: '777',
  component: 'ex-generic-v2',
  id: '101',
  path: 'orders.extractor.json',
  version: 3,
  files: { 'orders.extractor.json': fileHash('{}\n') },
};
const link: ProjectLink = {
  version: 1,
  stack: 'https://connection.keboola.com',
  project: { id: '1', name: 'Shop' },
  branch: { id: '777', name: 'Main' },
  layout: 'pagewright',
  configurations: [entry],
};

const broken: [title: string, link: unknown, message: RegExp][] = [
  ['of a later version', { ...link, version: 2 }, /later version/],
  ['without a stack', { ...link, stack: undefined }, /not the form/],
  ['with a stack that has a path', { ...link, stack: 'https://connection.keboola.com/x' }, /not the form/],
  ['with a stack that names a user', { ...link, stack: 'https://a@connection.keboola.com' }, /not the form/],
  ['that is a list', [], /not the form/],
  ['that is a text', 'x', /not the form/],
  ...['../orders', '/etc/passwd', 'a/../../b', '.git/hooks', 'a/.git', 'C:/x', 'a\\..\\b', 'a//b', '', 'a/'].map(
    (path): [string, unknown, RegExp] => [
      `with the path ${JSON.stringify(path)}`,
      { ...link, configurations: [{ ...entry, path, files: {} }] },
      path === '' ? /not the form/ : /leads out of the folder/,
    ],
  ),
  [
    'with a file that leaves the folder',
    { ...link, configurations: [{ ...entry, files: { '../x': '' } }] },
    /not the form/,
  ],
  [
    'with the file of another one',
    { ...link, configurations: [{ ...entry, files: { 'README.md': '' } }] },
    /"orders.extractor.json" has files elsewhere/,
  ],
  [
    'with a row that leaves the folder',
    { ...link, configurations: [{ ...entry, rows: [{ id: '1', path: '../../x' }] }] },
    /not the form/,
  ],
];

describe('The link to a project', () => {
  it('is read as it was written', () => {
    assert.deepEqual(readLink(writeLink(link), '.pagewright/project.json'), { link, findings: [] });
  });

  for (const [title, value, message] of broken)
    it(`is refused ${title}`, () => {
      const read = readLink(JSON.stringify(value), 'project.json');
      assert.equal(read.link, undefined);
      assert.equal(read.findings.length, 1);
      assert.equal(read.findings[0]?.code, 'platform.link');
      assert.match(read.findings[0]?.message ?? '', message);
    });

  it('that is no JSON is a finding at its place', () => {
    const { link: read, findings } = readLink('{"version": 1,,}', 'project.json');
    assert.equal(read, undefined);
    assert.deepEqual(
      findings.map(({ code, place }) => [code, place.start]),
      [['json.syntax', 14]],
    );
  });

  it('keeps keys that a later Pagewright added', () => {
    const { link: read } = readLink(JSON.stringify({ ...link, colour: 'red' }), 'project.json');
    assert.ok(read);
    assert.match(writeLink(read), /"colour": "red"/);
  });

  it('changes in nothing but the entry that was pulled', async () => {
    const other = { ...entry, id: '99', path: 'other.extractor.json', files: {} };
    const before = writeLink({ ...link, configurations: [other, entry] }).replaceAll('\n', '\r\n');
    const [written] = await new PulledFolder('pagewright').pull({
      configuration: {
        ...remoteConfiguration({ componentId: 'ex-generic-v2', id: '101', name: 'Orders', configuration: {} }),
        version: 4,
      },
    });
    assert.ok(written);
    const read = readLink(before, '').link;
    assert.ok(read);
    const after = writeLink(recordInLink(read, { written: [written], removed: [] }), before);
    const own = { name: 'Orders', description: '', isDisabled: false };
    const { link: again } = readLink(after, '');
    assert.deepEqual(again?.configurations, [other, { ...entry, version: 4, meta: own }]);
    const kept = before.slice(0, before.indexOf('"101"'));
    assert.equal(after.slice(0, kept.length), kept);
    assert.doesNotMatch(after, /[^\r]\n/);
  });

  it('loses what was removed', () => {
    assert.deepEqual(recordInLink(link, { written: [], removed: [entry] }).configurations, []);
    assert.deepEqual(recordInLink(link, { written: [], removed: [{ ...entry, id: '1' }] }), link);
  });

  it('knows a file that was changed, but not by its line breaks', () => {
    const file = 'orders.extractor.json';
    assert.deepEqual(
      ['{}\n', '{}\r\n', '{ }\n', ''].map((text) => isAsWritten(entry, file, text)),
      [true, true, false, false],
    );
    assert.equal(isAsWritten(entry, 'other', '{}\n'), false);
  });
});
