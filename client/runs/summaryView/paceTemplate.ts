import { numberText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import { html, svg, type TemplateResult } from 'lit-html';
import type { SummaryPace } from '../summary/summaryMessages.ts';
import { dataTable } from './dataTable.ts';
import { legend } from './legend.ts';
import { waitBand } from './marks.ts';
import { paceChart } from './paceChart.ts';
import { disclosure } from './section.ts';
import type { ViewState } from './viewState.ts';

/** The pace of a run over time as a chart with a legend and, on demand, as a table. */
export function paceTemplate(pace: SummaryPace, state: ViewState): TemplateResult {
  const { steps } = pace;
  const refused = svg`<rect class="bar refused" x="1" y="2" width="14" height="12" fill="url(#refused)"></rect>`;
  return html`${paceChart(pace, state.width)}
    ${legend([
      [steps.some(({ refusals }) => refusals > 0), refused, 'refused, as the API allows fewer'],
      [
        steps.some(({ waitedMs }) => waitedMs > 0),
        waitBand([0, 16], [1, 15]),
        'no request was sent because of a limit',
      ],
    ])}
    ${disclosure('pace-table', 'Pace as a table', state, () => table(pace))}`;
}

function table({ steps, stepMs }: SummaryPace): TemplateResult {
  const rows = steps.map(({ requests, refusals, inFlight, waitedMs }, index) => [
    durationText(index * stepMs),
    numberText(requests),
    numberText(refusals),
    numberText(inFlight),
    waitedMs === 0 ? '' : durationText(waitedMs),
  ]);
  return dataTable('Pace in numbers', ['From', 'Requests', 'Refused', 'At a time', 'Waited'], rows);
}
