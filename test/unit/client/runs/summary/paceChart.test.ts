import '../../../../support/document.ts';
import assert from 'node:assert/strict';
import type { SummaryPace } from '../../../../../client/runs/summary/summaryMessages.ts';
import { paceChart } from '../../../../../client/runs/summaryView/paceChart.ts';
import { paceText } from '../../../../../client/runs/summaryView/paceText.ts';
import { waitSpans } from '../../../../../client/runs/summaryView/waitSpans.ts';
import { renderTemplate } from '../../../../support/renderTemplate.ts';
import { createPace } from '../../../engine/summary/createPace.ts';

type Step = SummaryPace['steps'][number];

/** A step of a second with two requests, one at a time. */
function step(given: Partial<Step> = {}): Step {
  return { requests: 2, refusals: 0, inFlight: 1, waitedMs: 0, ...given };
}

/** A step in which the run waited for this time. */
const wait = (waitedMs: number) => step({ requests: 0, inFlight: 0, waitedMs });

function drawn(steps: Step[], width = 720) {
  return renderTemplate(paceChart(createPace({ steps }), width));
}

describe('The pace of a run as a picture', () => {
  const cases: [title: string, steps: Step[], classes: string[]][] = [
    ['a step with requests has two bars', [step()], ['bar pages', 'bar in-flight']],
    ['a step without has none', [step(), step({ requests: 0, inFlight: 0 })], ['bar pages', 'bar in-flight']],
    ['a refusal is hatched', [step({ refusals: 1 })], ['bar pages', 'bar refused', 'bar in-flight']],
    ['a wait is shaded, with a dashed line', [wait(1000)], ['wait-band', 'wait-line']],
    ['a wait over several steps is one', [wait(400), wait(1000), wait(100)], ['wait-band', 'wait-line']],
  ];
  for (const [title, steps, classes] of cases)
    it(title, () => {
      const found = [...drawn(steps).querySelectorAll('[class]')].map((each) => each.getAttribute('class') ?? '');
      assert.deepEqual(
        found.filter((name) => /^(bar|wait)/.test(name)),
        classes,
      );
    });

  it('tells refusals by a pattern and not by a colour alone', () => {
    const chart = drawn([step({ refusals: 1 })]);
    assert.equal(chart.querySelector('.refused')?.getAttribute('fill'), 'url(#refused)');
    assert.equal(chart.querySelector('pattern')?.id, 'refused');
  });

  it('has both parts over one time', () => {
    const chart = drawn([step(), step({ requests: 9, inFlight: 4 }), wait(1000), step()]);
    const places = (kind: string) => [...chart.querySelectorAll(kind)].map((bar) => bar.getAttribute('x'));
    assert.deepEqual(places('.pages'), places('.in-flight'));
    assert.equal(places('.pages').length, 3);
  });

  it('keeps all bars in the picture, however narrow it is', () => {
    const steps = Array.from({ length: 120 }, (_, index) => step({ requests: index, inFlight: 32 }));
    for (const width of [280, 960])
      for (const bar of drawn(steps, width).querySelectorAll('.bar'))
        assert.ok(Number(bar.getAttribute('x')) + Number(bar.getAttribute('width')) <= width - 11);
  });

  it('says of each bar when it was and what happened', () => {
    const [, second] = drawn([step(), step({ refusals: 1, waitedMs: 300, inFlight: 3 })]).querySelectorAll(
      '.pages title',
    );
    assert.equal(second?.textContent, '1.0 s to 2.0 s: 2 sent, at most 3 at a time, 1 refused, 300 ms waited');
  });

  it('is an image with its text', () => {
    const chart = drawn([step()]).querySelector('svg');
    assert.equal(chart?.getAttribute('role'), 'img');
    assert.equal(chart?.getAttribute('aria-label'), paceText(createPace({ steps: [step()] })));
  });

  const texts: [steps: Step[], text: string][] = [
    [[step(), step({ inFlight: 8 })], '4 requests, at most 8 at a time.'],
    [[step({ refusals: 1 })], '2 requests, at most 1 at a time. 1 was refused as too many.'],
    [
      [step({ refusals: 2, requests: 1034 }), wait(1000), wait(500)],
      '1,034 requests, at most 1 at a time. 2 were refused as too many. No request was sent for 1.5 s because of a limit.',
    ],
  ];
  for (const [steps, text] of texts) it(`says "${text}"`, () => assert.equal(paceText(createPace({ steps })), text));
});

describe('The waits of a run', () => {
  const cases: [title: string, steps: Step[], spans: [number, number][]][] = [
    ['none', [step(), step()], []],
    ['within a step, at its start', [step(), wait(300)], [[1000, 1300]]],
    ['over several steps', [wait(400), wait(1000), wait(100)], [[600, 2100]]],
    [
      'apart from each other',
      [wait(400), step(), wait(1000)],
      [
        [0, 400],
        [2000, 3000],
      ],
    ],
    ['of two origins in one step', [wait(1700)], [[0, 1000]]],
  ];
  for (const [title, steps, spans] of cases)
    it(title, () => assert.deepEqual(waitSpans({ steps, stepMs: 1000 }), spans));
});
