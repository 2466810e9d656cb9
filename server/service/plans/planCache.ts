import { applyEnvironment } from '@pagewright/core/environments/applyEnvironment';
import type { Environment } from '@pagewright/core/environments/environment';
import type { ConfigPlan } from '@pagewright/core/plan/planConfig';
import { readPlanned } from '@pagewright/core/plan/readPlanned';
import type { TextDocument } from 'vscode-json-languageservice';
import type { EnvironmentOf } from '../model/known.ts';
import { DocumentPlan } from './documentPlan.ts';

/** The plan of a document; undefined if something keeps the configuration from running. */
type PlanOf = (document: TextDocument) => DocumentPlan | undefined;

/**
 * Keeps the plan of a document, for which the configuration is read once per version and environment, and forgets it with the document.
 * `now` is Unix milliseconds.
 */
export function createPlanCache(now: () => number, environmentOf: EnvironmentOf): PlanOf {
  const plans = new WeakMap<
    TextDocument,
    { version: number; environment: Environment | undefined; plan: DocumentPlan | undefined }
  >();
  return (document) => {
    const known = plans.get(document);
    const { version } = document;
    const environment = environmentOf(document);
    if (known?.version === version && known.environment === environment) return known.plan;
    const read = readPlanned(applyEnvironment(document.getText(), environment), now);
    const plan = 'problems' in read ? undefined : new DocumentPlan(read.config, now);
    plans.set(document, { version, environment, plan });
    return plan;
  };
}

/** The part of a plan for one job and its children; all of it if no job is named, nothing for an unknown one. */
export function planOfJob(plan: ConfigPlan | undefined, job: string | undefined): ConfigPlan | undefined {
  if (plan === undefined || job === undefined) return plan;
  const named = plan.plans.find(({ name }) => name === job);
  if (named === undefined) return undefined;
  const isMeant = ({ pointer }: { pointer: string }) => `${pointer}/`.startsWith(`${named.pointer}/`);
  return { ...plan, plans: plan.plans.filter(isMeant) };
}
