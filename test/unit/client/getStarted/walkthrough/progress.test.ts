import assert from 'node:assert/strict';
import { FlaggedFiles, type ShownTab, stepOf } from '../../../../../client/getStarted/walkthrough/walkthroughSteps.ts';

describe('The step of the walkthrough that a tab is about', () => {
  const cases: [title: string, ShownTab, step: string | undefined][] = [
    ['the summary of a run', { viewType: 'mainThreadWebview-pagewright.summary' }, 'summary'],
    ['the summary as text', { scheme: 'pagewright-run', path: '/a.run.md' }, 'summary'],
    ['a table', { scheme: 'file', path: '/w/out/a/tables/main.rides.csv' }, 'table'],
    ['its manifest', { scheme: 'file', path: '/w/out/a/tables/main.rides.csv.manifest' }, undefined],
    ['a CSV file of somebody else', { scheme: 'file', path: '/w/rides.csv' }, undefined],
    ['a configuration', { scheme: 'file', path: '/w/a.extractor.json' }, undefined],
    ['the webview of somebody else', { viewType: 'mainThreadWebview-markdown.preview' }, undefined],
    ['something that says nothing of itself', {}, undefined],
  ];
  for (const [title, tab, step] of cases) it(`${title}: ${step ?? 'none'}`, () => assert.equal(stepOf(tab), step));
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
