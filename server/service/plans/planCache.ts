import type { TextDocument } from 'vscode-json-languageservice';
import { type ConfigPlan, planConfig } from '../../../engine/core/plan/planConfig.ts';

/** The plan of a document; undefined where something keeps the configuration from running. */
export type PlanOf = (document: TextDocument) => ConfigPlan | undefined;

/** Gives the plan of a document, made once per version and forgotten with the document. `now` is Unix milliseconds. */
export function createPlanCache(now: () => number): PlanOf {
  const plans = new WeakMap<TextDocument, { version: number; plan: ConfigPlan | undefined }>();
  return (document) => {
    const known = plans.get(document);
    if (known?.version === document.version) return known.plan;
    const planned = planConfig(document.getText(), { now });
    const plan = 'problems' in planned ? undefined : planned;
    plans.set(document, { version: document.version, plan });
    return plan;
  };
}
