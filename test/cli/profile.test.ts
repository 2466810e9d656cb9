import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCliHere } from '../support/runCliHere.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const kinder =
  '{"api": {"baseUrl": "https://api.example.com/v2", "pagination": {"method": "multiple", "scrollers": {"default": {"method": "offset"}}}}, "config": {"jobs": [{"endpoint": "orders"}]}}';
const sound =
  '{"api": {"baseUrl": "https://api.example.com/v2/", "pagination": {"method": "offset", "limit": 100}}, "config": {"jobs": [{"endpoint": "orders"}]}}';

describe('pagewright check --profile', () => {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => {
    const file = path.join(folder(), name);
    writeFileSync(file, text);
    return file;
  };
  /** The exit code, and each finding as `severity code`. */
  const check = async (text: string, ...options: string[]) => {
    const file = write('a.extractor.json', text);
    const { code, stdout } = await runCliHere(['check', file, '--format', 'json', ...options]);
    const findings: { severity: string; code: string }[] = JSON.parse(stdout);
    return [code, ...findings.map((finding) => `${finding.severity} ${finding.code}`)];
  };

  const remarks = [
    0,
    'information pagination.page-size-unset',
    'information pagination.default-by-name',
    'warning url.base-without-slash',
  ];
  const errors = [
    1,
    'error pagination.page-size-unset',
    'error pagination.default-by-name',
    'error url.base-without-slash',
  ];
  const cases: [title: string, settings: object, options: string[], expected: unknown[]][] = [
    ['is that of a run here without the option', {}, [], remarks],
    ['platform ends with 1 for what the platform does not take', {}, ['--profile', 'platform'], errors],
    ['pagewright is that of a run here', {}, ['--profile', 'pagewright'], remarks],
    ['may be in .pagewright.json', { profile: 'platform' }, [], errors],
    ['goes before .pagewright.json', { profile: 'platform' }, ['--profile', 'pagewright'], remarks],
    [
      'gives way to severities in .pagewright.json',
      {
        diagnostics: {
          severity: {
            'pagination.page-size-unset': 'off',
            'pagination.default-by-name': 'hint',
            'url.base-without-slash': 'off',
          },
        },
      },
      ['--profile', 'platform'],
      [0, 'hint pagination.default-by-name'],
    ],
  ];
  for (const [title, settings, options, expected] of cases) {
    it(title, async () => {
      write('.pagewright.json', JSON.stringify(settings));
      assert.deepEqual(await check(kinder, ...options), expected);
    });
  }

  it('platform finds nothing in what is right on both', async () => {
    write('.pagewright.json', '{}');
    assert.deepEqual(await check(sound, '--profile', 'platform'), [0]);
  });

  it('refuses a profile that there is not, and names those that there are', async () => {
    const { code, stderr } = await runCliHere(['check', write('a.extractor.json', sound), '--profile', 'kbc']);
    assert.equal(code, 1);
    assert.match(stderr, /platform, pagewright/);
  });
});
