import assert from 'node:assert/strict';
import { KnownConfigurations } from '../../../server/knownConfigurations.ts';

const uri = 'file:///a.extractor.json';

describe('what the editor reports of configurations', () => {
  const secretsAfter = (...reports: unknown[]) => {
    const known = new KnownConfigurations();
    for (const report of reports) known.report(report);
    return [...known.of(uri).secrets];
  };

  const cases: [title: string, reports: unknown[], secrets: string[]][] = [
    ['nothing at first', [], []],
    ['the names of secrets', [{ uri, known: { secrets: ['#a', '#b'] } }], ['#a', '#b']],
    [
      'only the last report',
      [
        { uri, known: { secrets: ['#a'] } },
        { uri, known: {} },
      ],
      [],
    ],
    ['nothing of another document', [{ uri: 'file:///b.extractor.json', known: { secrets: ['#a'] } }], []],
    [
      'no names that are not texts, or far too long',
      [{ uri, known: { secrets: ['#a', 1, null, 'x'.repeat(1001)] } }],
      ['#a'],
    ],
    ['nothing where the names are no list', [{ uri, known: { secrets: { '#a': 'x' } } }], []],
    ['nothing without a document', [undefined, null, 'x', { known: { secrets: ['#a'] } }, { uri: 1, known: {} }], []],
    ['nothing without knowledge', [{ uri }, { uri, known: null }], []],
  ];
  for (const [title, reports, secrets] of cases) {
    it(`is ${title}`, () => assert.deepEqual(secretsAfter(...reports), secrets));
  }

  it('is a change only where something else is known', () => {
    const known = new KnownConfigurations();
    const report = (...secrets: string[]) => known.report({ uri, known: { secrets } });
    assert.deepEqual(
      [report(), report('#a', '#b'), report('#b', '#a'), report('#a')],
      [undefined, uri, undefined, uri],
    );
  });

  it('is what is in the vault of its project, if that is all of it', () => {
    const known = new KnownConfigurations();
    const report = (vault: unknown) => known.report({ uri, known: { vault } });
    const vault = { names: ['HOST'], from: 'project 4321' };
    assert.deepEqual([report(vault), report(vault), report({ ...vault, names: [] })], [uri, undefined, uri]);
    assert.deepEqual(known.of(uri).vault, { ...vault, names: [] });
    const many = Array.from({ length: 1001 }, (_, index) => `n${index}`);
    for (const wrong of [
      'x',
      { names: ['a'] },
      { names: 'a', from: 'x' },
      { names: ['a', 1], from: 'x' },
      { names: many, from: 'x' },
    ]) {
      report(wrong);
      assert.equal(known.of(uri).vault, undefined);
    }
  });

  it('is where the learned shapes are, and a change where the file has changed', () => {
    const known = new KnownConfigurations();
    const report = (shapes: unknown) => known.report({ uri, known: { shapes } });
    const file = { uri: 'file:///storage/a.shapes.json', changedAt: 1 };
    assert.deepEqual([report(file), report(file), report({ ...file, changedAt: 2 })], [uri, undefined, uri]);
    assert.deepEqual(known.of(uri).shapes, { ...file, changedAt: 2 });
    for (const wrong of ['x', { uri: 1, changedAt: 1 }, { uri: 'x', changedAt: '1' }]) {
      report(wrong);
      assert.equal(known.of(uri).shapes, undefined);
    }
  });

  it('is forgotten with the document, and the oldest where there are very many', () => {
    const known = new KnownConfigurations();
    known.report({ uri, known: { secrets: ['#a'] } });
    known.forget(uri);
    assert.equal(known.of(uri).secrets.size, 0);
    known.report({ uri, known: { secrets: ['#a'] } });
    for (let n = 0; n < 1000; n++) known.report({ uri: `file:///${n}`, known: { secrets: ['#a'] } });
    assert.deepEqual([known.of(uri).secrets.size, known.of('file:///999').secrets.size], [0, 1]);
  });
});
