import '../../../../support/document.ts';
import assert from 'node:assert/strict';
import type { PagePoint, RequestPoint } from '../../../../../client/runs/history/runSeries.ts';
import { ticksOf } from '../../../../../client/runs/summaryView/axis.ts';
import { isShortLast, pageRuns } from '../../../../../client/runs/summaryView/pageRuns.ts';
import { recordsChart } from '../../../../../client/runs/summaryView/recordsChart.ts';
import { recordsText } from '../../../../../client/runs/summaryView/recordsText.ts';
import { timelineChart } from '../../../../../client/runs/summaryView/timelineChart.ts';
import { mergedText, timelineText } from '../../../../../client/runs/summaryView/timelineText.ts';
import { type RenderedElement, renderTemplate } from '../../../../support/renderTemplate.ts';

/** A request that took 100 ms, each a second after the one before it. */
function request(number: number, given: Partial<RequestPoint> = {}): RequestPoint {
  const from = (number - 1) * 1000;
  const point = { first: number, last: number, from, to: from + 100, maxMs: 100, sumMs: 100 };
  return { ...point, repeats: 0, failures: 0, waitMs: 0, ...given };
}

/** Pages with these numbers of records. */
function pagesOf(...records: number[]): PagePoint[] {
  return records.map((count, index) => ({ first: index + 1, last: index + 1, min: count, max: count, sum: count }));
}

describe('The steps of an axis', () => {
  const cases: [end: number, most: number, ticks: number[]][] = [
    [0, 4, [0]],
    [1, 4, [0, 0.5, 1]],
    [3, 4, [0, 1, 2, 3]],
    [63, 4, [0, 20, 40, 60]],
    [1500, 4, [0, 500, 1000, 1500]],
    [0.3, 4, [0, 0.1, 0.2, 0.3]],
    [123_456, 5, [0, 50_000, 100_000]],
  ];
  for (const [end, most, ticks] of cases) {
    it(`up to ${end} are ${ticks.join(', ')}`, () => assert.deepEqual(ticksOf(end, most), ticks));
  }

  it('are never many, whatever the range', () => {
    for (let end = 1; end < 1e9; end *= 1.7) assert.ok(ticksOf(end, 5).length <= 6, String(end));
  });
});

describe('The timeline of requests as a picture', () => {
  it('has a bar for each request, as wide and as high as it took', () => {
    const slow = request(2, { to: 1400, maxMs: 400 });
    const [fast, tall] = bars([request(1), slow]);
    assert.ok(fast && tall);
    assert.ok(number(tall, 'width') > 3 * number(fast, 'width'));
    assert.ok(number(tall, 'height') > 3.5 * number(fast, 'height'));
    assert.ok(number(tall, 'x') > number(fast, 'x'));
  });

  it('is as wide as it is told', () => {
    for (const width of [280, 720, 960]) {
      const chart = timelineChart({ durationMs: 3000, points: [request(1), request(3)] }, width);
      const drawn = renderTemplate(chart);
      assert.equal(drawn.querySelector('svg')?.getAttribute('viewBox'), `0 0 ${width} 200`);
      for (const bar of drawn.querySelectorAll('.bar')) assert.ok(number(bar, 'x') + number(bar, 'width') <= width);
    }
  });

  it('shows a request that took no time at all', () => {
    const [bar] = bars([request(1, { to: 0, maxMs: 0, sumMs: 0 })]);
    assert.ok(bar && number(bar, 'width') >= 1 && number(bar, 'height') >= 1);
  });

  const marked: [title: string, point: RequestPoint, classes: string[]][] = [
    ['a request that went well has no mark', request(1), []],
    ['a failure is hatched and has a cross', request(1, { failures: 1 }), ['bar failed', 'mark failed']],
    ['a repeat has a diamond', request(1, { repeats: 1 }), ['mark repeat']],
    ['a wait is a dashed line', request(1, { waitMs: 500 }), ['wait-line']],
    [
      'joined requests with waits have an hourglass, as nobody knows when it was',
      request(1, { last: 4, waitMs: 500 }),
      ['mark wait', 'bar merged'],
    ],
    [
      'all of it together',
      request(1, { failures: 1, repeats: 1, waitMs: 9 }),
      ['wait-line', 'bar failed', 'mark failed', 'mark repeat'],
    ],
  ];
  for (const [title, point, classes] of marked) {
    it(title, () => {
      const chart = timelineChart({ durationMs: 5000, points: [point] }, 720);
      assert.deepEqual(classesIn(chart, /^(mark|wait-line|bar .)/), classes);
    });
  }

  it('tells failures by a pattern and not by a colour alone', () => {
    const chart = timelineChart({ durationMs: 100, points: [request(1, { failures: 1 })] }, 720);
    const drawn = renderTemplate(chart);
    const id = /^url\(#(\w+)\)$/.exec(drawn.querySelector('.failed')?.getAttribute('fill') ?? '')?.[1];
    assert.equal(drawn.querySelector('pattern')?.id, id);
  });

  it('is an image with its text', () => {
    const points = [request(1)];
    const chart = renderTemplate(timelineChart({ durationMs: 100, points }, 720)).querySelector('svg');
    assert.equal(chart?.getAttribute('role'), 'img');
    assert.equal(chart?.getAttribute('aria-label'), timelineText(points));
  });

  const texts: [points: RequestPoint[], text: string][] = [
    [[], 'No requests were sent.'],
    [[request(1)], '1 request; it took 100 ms.'],
    [[request(1), request(2, { maxMs: 1500 })], '2 requests; the longest took 1.5 s.'],
    [
      [request(1, { failures: 1, waitMs: 2000 }), request(2, { repeats: 1 })],
      '2 requests; the longest took 100 ms. 1 failed. 1 retry. 2.0 s of waiting.',
    ],
    [[request(1, { last: 2000, sumMs: 9 })], '2,000 requests; the longest took 100 ms.'],
  ];
  for (const [points, text] of texts) it(`says "${text}"`, () => assert.equal(timelineText(points), text));

  it('says that a bar stands for several, where it does', () => {
    assert.equal(mergedText([request(1), request(2)], 'request'), undefined);
    assert.equal(
      mergedText([request(1, { last: 4 }), request(5)], 'request'),
      'There are too many requests for one bar each: a bar covers up to 4 requests.',
    );
  });

  function bars(points: RequestPoint[]) {
    return [...renderTemplate(timelineChart({ durationMs: 5000, points }, 720)).querySelectorAll('.bar')];
  }
});

describe('The records per page as a picture', () => {
  const cases: [title: string, points: PagePoint[], classes: string[]][] = [
    [
      'full pages and a short last one',
      pagesOf(20, 20, 20, 3),
      ['bar pages', 'bar pages', 'bar pages', 'bar short', 'equal-line'],
    ],
    ['two equal pages are no sign yet', pagesOf(20, 20), ['bar pages', 'bar pages']],
    ['a page without records', pagesOf(5, 0), ['bar pages', 'mark empty']],
    ['only pages without records', pagesOf(0, 0, 0), ['mark empty', 'mark empty', 'mark empty']],
    ['joined pages of different counts', [{ first: 1, last: 4, min: 2, max: 9, sum: 20 }], ['bar most', 'bar pages']],
    ['joined pages of one count', [{ first: 1, last: 4, min: 9, max: 9, sum: 36 }], ['bar pages', 'equal-line']],
  ];
  for (const [title, points, classes] of cases) {
    it(`${title}: ${classes.join(', ')}`, () => {
      assert.deepEqual(classesIn(recordsChart(points, true, 720), /^(bar|mark|equal-line)/), classes);
    });
  }

  it('calls no page short while the job runs, or where it was run more than once', () => {
    assert.equal(renderTemplate(recordsChart(pagesOf(20, 3), false, 720)).querySelector('.short'), null);
  });

  it('keeps all bars in the picture, however many there are', () => {
    const points = pagesOf(...Array.from({ length: 400 }, (_, page) => page));
    const drawn = renderTemplate(recordsChart(points, true, 280));
    for (const bar of drawn.querySelectorAll('.bar')) assert.ok(number(bar, 'x') <= 268.5);
  });

  const texts: [points: PagePoint[], isOnePaging: boolean, text: string][] = [
    [[], true, 'No pages were read.'],
    [pagesOf(7), true, '1 page with 7 records.'],
    [
      pagesOf(20, 20, 20, 3),
      true,
      '4 pages with 63 records. Pages 1 to 3 have 20 records each. The last page is short: 3 records.',
    ],
    [
      pagesOf(20, 20, 20),
      true,
      '3 pages with 60 records. All of them have 20 records each. The last page is not shorter than the one before it.',
    ],
    [pagesOf(20, 20, 0), true, '3 pages with 40 records. Pages 1 to 2 have 20 records each. 1 page has no records.'],
    [pagesOf(0, 0), false, '2 pages with 0 records. 2 pages have no records.'],
    [pagesOf(20, 3), false, '2 pages with 23 records.'],
  ];
  for (const [points, isOnePaging, text] of texts) {
    it(`says "${text}"`, () => assert.equal(recordsText(points, isOnePaging), text));
  }

  it('finds the runs of equal pages, also where pages were joined', () => {
    const joined = { first: 4, last: 7, min: 20, max: 20, sum: 80 };
    const mixed = { first: 8, last: 11, min: 3, max: 20, sum: 70 };
    assert.deepEqual(pageRuns([...pagesOf(5, 20, 20), joined, mixed]), [
      { first: 1, last: 1, records: 5 },
      { first: 2, last: 7, records: 20 },
    ]);
  });

  it('knows no short last page where the last one stands for several', () => {
    assert.equal(isShortLast([...pagesOf(20), { first: 2, last: 3, min: 1, max: 2, sum: 3 }]), false);
  });
});

/** The classes of the drawn elements that match, in the order of the picture. */
function classesIn(chart: unknown, wanted: RegExp): string[] {
  return [...renderTemplate(chart).querySelectorAll('[class]')]
    .map((element) => element.getAttribute('class') ?? '')
    .filter((name) => wanted.test(name));
}

function number(element: Pick<RenderedElement, 'getAttribute'>, name: string): number {
  return Number(element.getAttribute(name));
}
