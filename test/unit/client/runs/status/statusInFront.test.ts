import assert from 'node:assert/strict';
import type { RunRecord } from '../../../../../client/runs/history/runRecord.ts';
import { statusInFront } from '../../../../../client/runs/status/statusInFront.ts';
import { createJob, createReport } from '../../../engine/summary/createReport.ts';
import { createRecord, requestEvents } from './createRecord.ts';

const done = (name: string): RunRecord => createRecord(name, [], createReport([createJob('rides')]));
const running = (name: string): RunRecord => createRecord(name, requestEvents('users', 1, 1, 5));
const moved = (run: RunRecord, folder: string): RunRecord => {
  return { ...run, title: 'shop.json', configFile: `/w/${folder}/shop.json` };
};

describe('The item in the status bar says whose it is', () => {
  // what it shows, the runs, the configuration in front, its text
  const cases: [string, RunRecord[], string | undefined, string][] = [
    ['the last run of the configuration in front', [done('a'), done('b')], '/w/b.json', '$(question) b: unknown'],
    ['no run of another one', [done('a')], '/w/b.json', '$(circle-outline) b: not run yet'],
    ['the last run if no configuration is in front', [done('a'), done('b')], undefined, '$(question) a: unknown'],
    ['nothing without runs', [], undefined, '$(circle-outline) not run yet'],
    [
      'the run in front before others',
      [running('a'), running('b')],
      '/w/b.json',
      '$(loading~spin) b: users · page 1 (+1)',
    ],
    ['another run that is active', [running('a'), done('b')], '/w/b.json', '$(loading~spin) a: users · page 1'],
    [
      'the folder, where names are equal',
      [moved(done('a'), 'us'), moved(done('b'), 'eu')],
      '/w/eu/shop.json',
      '$(question) eu/shop: unknown',
    ],
    ['no icon in a name', [done('$(a)')], undefined, '$(question) $ (a): unknown'],
  ];
  for (const [title, runs, front, text] of cases) {
    it(title, () => {
      assert.equal(statusInFront(runs, front).text, text);
    });
  }

  it('also to a screen reader, in its tooltip and by the summary that a click opens', () => {
    const runs = [moved(done('a'), 'us'), moved(done('b'), 'eu')];
    const { spoken, lines, run } = statusInFront(runs, '/w/eu/shop.json');
    assert.equal(spoken, 'Pagewright: unknown, eu/shop');
    assert.match(lines[0] ?? '', /^eu\/shop\.json: Unknown/);
    assert.equal(run, runs[1]);
  });
});
