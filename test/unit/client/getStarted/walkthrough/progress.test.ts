import assert from 'node:assert/strict';
import { FlaggedFiles, type ShownTab, stepOf } from '../../../../../client/getStarted/walkthrough/walkthroughSteps.ts';

describe('The step of the walkthrough that a tab is about', () => {
  const summary = { viewType: 'mainThreadWebview-pagewright.summary' };
  const text = { scheme: 'pagewright-run' };
  const cases: [title: string, ShownTab, step: string | undefined][] = [
    ['a sample', { scheme: 'file', path: '/w/pagewright-samples/09-a.extractor.json' }, 'sample'],
    ['the summary of its run', { ...summary, label: 'Run of 09-a' }, 'summary'],
    ['the summary of its run as text', { ...text, label: '09-a.run.md', path: '/09-a.run.md' }, 'summary'],
    ['its table', { scheme: 'file', path: '/w/pagewright-samples/out/09-a/tables/main.rides.csv' }, 'table'],
    [
      'the manifest of that',
      { scheme: 'file', path: '/w/pagewright-samples/out/09-a/tables/a.csv.manifest' },
      undefined,
    ],
    ['another configuration', { scheme: 'file', path: '/w/a.extractor.json' }, undefined],
    ['the summary of another', { ...summary, label: 'Run of a' }, undefined],
    ['the table of another', { scheme: 'file', path: '/w/out/a/tables/main.rides.csv' }, undefined],
    ['a CSV file of somebody else', { scheme: 'file', path: '/w/rides.csv' }, undefined],
    ['the webview of somebody else', { viewType: 'mainThreadWebview-markdown.preview', label: '09-a' }, undefined],
    ['something that says nothing of itself', {}, undefined],
  ];
  for (const [title, tab, step] of cases)
    it(`${title}: ${step ?? 'none'}`, () => assert.equal(stepOf(tab, new Set(['09-a'])), step));
});

describe('A file with a flagged path is mended', () => {
  const open = (isFlagged: boolean) => ({ isFlagged, isOpen: true });

  it('when the path is flagged no more, once', () => {
    const files = new FlaggedFiles();
    assert.equal(files.isFixed('a', open(true)), false);
    assert.equal(files.isFixed('a', open(false)), true);
    assert.equal(files.isFixed('a', open(false)), false);
  });

  it('not when it never was flagged', () => assert.equal(new FlaggedFiles().isFixed('a', open(false)), false));

  it('not when another was flagged', () => {
    const files = new FlaggedFiles();
    files.isFixed('a', open(true));
    assert.equal(files.isFixed('b', open(false)), false);
  });

  it('not when it was closed with its mistake', () => {
    const files = new FlaggedFiles();
    files.isFixed('a', open(true));
    assert.equal(files.isFixed('a', { isFlagged: false, isOpen: false }), false);
    assert.equal(files.isFixed('a', open(false)), false);
  });
});
