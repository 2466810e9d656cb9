import type { JobPlan } from '@pagewright/core/plan/jobPlan';
import { shortened } from '@pagewright/core/text/shortened';
import type { CodeLens } from 'vscode-languageserver-types';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { DocumentPlan } from '../plans/documentPlan.ts';
import { headOf, openingOf, rangeOf, type Span } from '../text/ranges.ts';

/** The command of the editor that the lenses call. */
export interface PlanCommands {
  /** Shows the plan. Arguments: the document, and the name of a job, or nothing for all jobs. */
  showPlan: string;
}

/** The maximum length of a title: the result of the job follows on the same line. */
const maxTitleLength = 70;

/** The number of jobs above which plans are made on demand, not for every version of the text. */
const plannedJobs = 100;

/** The length of a text above which plans are made on demand, because making a plan reads the text as a run does. */
const plannedLength = 200_000;

/**
 * The first request of each job above its text, and that of the first job above `pagination`; none without a plan. With
 * very many jobs, or a very long text, the lenses do not show the request.
 */
export function findPlanLenses(
  model: ExtractorModel,
  planOf: () => DocumentPlan | undefined,
  commands: PlanCommands,
): CodeLens[] {
  const { document, allJobs, pagination } = model;
  if (allJobs.length > plannedJobs || document.getText().length > plannedLength) {
    return allJobs.map(({ node, name }) => lensAt(openingOf(node), 'Show Plan', [name]));
  }
  const plan = planOf()?.whole();
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

  function lensesOf(span: Span, { requests }: JobPlan, jobs: string[]): CodeLens[] {
    const pages = requests.filter(({ number }) => number > 0);
    const [request] = pages;
    if (request === undefined) return [];
    const title = shortened(`Plan: ${request.method} ${request.path}`, maxTitleLength);
    return [lensAt(span, pages.length > 1 ? `${title} …` : title, jobs)];
  }

  function lensAt({ offset }: Span, title: string, jobs: string[]): CodeLens {
    const range = rangeOf(document, { offset, length: 0 });
    return { range, command: { title, command: commands.showPlan, arguments: [document.uri, ...jobs] } };
  }
}
