import assert from 'node:assert/strict';
import { type PageContent, ParsedPage } from '../../../../engine/core/records/pageContent.ts';
import { selectRecords } from '../../../../engine/core/records/selectRecords.ts';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { columnOf } from '../../../../engine/core/transcode/columnOf.ts';
import { createKernel } from '../../../../engine/core/transcode/createKernel.ts';
import { KernelMemory } from '../../../../engine/core/transcode/kernelMemory.ts';
import { PageReader } from '../../../../engine/core/transcode/pageReader.ts';
import { ScannedRecords } from '../../../../engine/core/transcode/scannedRecords.ts';
import { KernelTwin } from '../../../support/kernelTwin/kernelTwin.ts';
import { forSeeds, type Next } from '../../../support/seeded.ts';
import { randomCount } from '../../../support/sweep.ts';
import { errorOf, mappedOutcomeOf, outcomeOf, parsing, type ReadablePage } from './outcomeOf.ts';
import { randomRun } from './randomRun.ts';
import { oneOf } from './randomTokens.ts';

const paths = ['id', 'b.name', 'z.z', 'a.b', 'data', '', 'name.a b', 'none', '7'];
/** There are four pages in a run on average. */
const runs = randomCount({ whole: 25_000, sample: 100 });

/** Scans from the first page on, by either kernel, in memories of many sizes: records and rows are cut, or too large. */
function scanning(next: Next): PageReader {
  const input = oneOf([64, 512, 2048, 65_536], next);
  const sizes = {
    input,
    output: 2 * input,
    starts: oneOf([1, 2, 7, 1000], next),
    programs: oneOf([256, 65_536], next),
    hashed: oneOf([128, 65_536], next),
  };
  const kernel = next(8) === 0 ? new KernelTwin() : createKernel();
  return new PageReader(0, () => new KernelMemory(kernel, sizes));
}

function shapeOf(content: PageContent): string {
  const shapes = new ShapeCollector();
  shapes.addPage('job', content);
  return JSON.stringify(shapes.toFile());
}

/**
 * Compares the records, one after another, the content around them, and the whole response; returns how the page was
 * read.
 */
function assertContent({ body, job }: ReadablePage, reader: PageReader): 'scanned' | 'in part' | 'parsed' {
  const bytes = Buffer.from(body);
  const parsed = ParsedPage.parse(bytes, job);
  const scanned = reader.read(bytes, job);
  const { records } = parsed.selected;
  const found = scanned.selected.records;
  assert.equal(found.length, records.length);
  for (const at of [0, 1, records.length - 1, records.length]) assert.deepEqual(found.at(at), records.at(at));
  assert.deepEqual([...found.slice(1, 3)], records.slice(1, 3));
  assert.deepEqual([...found], records);
  for (const path of paths) assert.deepEqual([...columnOf(found, path)], [...columnOf(records, path)]);
  assert.equal(shapeOf(scanned), shapeOf(parsed));
  assert.deepEqual(scanned.response, parsed.response);
  if (!(found instanceof ScannedRecords)) return 'parsed';
  selectRecords(parsed.response, job.dataField, job.endpoint).records.length = 1;
  assert.deepEqual(scanned.outline, parsed.response);
  return found.hasSlow ? 'in part' : 'scanned';
}

describe('random pages, scanned and parsed', () => {
  it('have the same content', () => {
    const ways = { scanned: 0, 'in part': 0, parsed: 0 };
    forSeeds(runs, (next) => {
      const { pages } = randomRun(next);
      const reader = scanning(next);
      for (const page of pages) errorOf(() => void ways[assertContent(page, reader)]++);
    });
    const all = ways.scanned + ways['in part'] + ways.parsed;
    assert.ok(
      ways.scanned > 0.3 * all && ways['in part'] > 0.05 * all && ways.parsed > 0.1 * all,
      JSON.stringify(ways),
    );
  });

  it('give the same tables, warnings, errors and state', () => {
    forSeeds(runs, (next) => {
      const { pages } = randomRun(next);
      assert.deepEqual(outcomeOf(pages, scanning(next)), outcomeOf(pages, parsing));
    });
  });

  it('give the same tables and notes by a mapping', () => {
    forSeeds(runs, (next) => {
      const { pages, mapping } = randomRun(next);
      assert.deepEqual(mappedOutcomeOf(pages, scanning(next), mapping), mappedOutcomeOf(pages, parsing, mapping));
    });
  });
});
