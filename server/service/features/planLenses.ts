import type { CodeLens } from 'vscode-languageserver-types';
import type { JobPlan } from '../../../engine/core/plan/jobPlan.ts';
import type { ConfigPlan } from '../../../engine/core/plan/planConfig.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { headOf, openingOf, rangeOf, type Span } from '../text/ranges.ts';

/** The editor's command that the lenses call. */
export interface PlanCommands {
  /** Arguments: the document, and the name of a job or nothing for all. */
  showPlan: string;
}

const longestTitle = 80;

/** The first request of each job above its text, and that of the first job above `pagination`; none without a plan. */
export function findPlanLenses(
  model: ExtractorModel,
  plan: ConfigPlan | undefined,
  commands: PlanCommands,
): CodeLens[] {
  const { allJobs, pagination } = model;
  if (plan === undefined) return [];
  const [first] = plan.plans.filter(({ paging }) => paging !== undefined);
  const ofPaging = pagination && first ? lensesOf(headOf(pagination), first, []) : [];
  return [
    ...ofPaging,
    ...allJobs.flatMap(({ node, pointer }) => {
      const own = plan.plans.find((one) => one.pointer === pointer);
      return own === undefined ? [] : lensesOf(openingOf(node), own, [own.name]);
    }),
  ];

  function lensesOf({ offset }: Span, { requests }: JobPlan, jobs: string[]): CodeLens[] {
    const pages = requests.filter(({ number }) => number > 0);
    const [request] = pages;
    if (request === undefined) return [];
    const line = `Plan: ${request.method} ${request.path}`;
    const title = line.length > longestTitle ? `${line.slice(0, longestTitle)}…` : line;
    const range = rangeOf(model.document, { offset, length: 0 });
    const args = [model.document.uri, ...jobs];
    return [
      {
        range,
        command: { title: pages.length > 1 ? `${title} …` : title, command: commands.showPlan, arguments: args },
      },
    ];
  }
}
