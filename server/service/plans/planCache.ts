import type { TextDocument } from 'vscode-json-languageservice';
import { readConfig } from '../../../engine/core/config/readConfig.ts';
import { standInSecrets } from '../../../engine/core/secrets/standInSecrets.ts';
import { DocumentPlan } from './documentPlan.ts';

/** The plan of a document; undefined if something keeps the configuration from running. */
export type PlanOf = (document: TextDocument) => DocumentPlan | undefined;

/**
 * Keeps the plan of a document, for which the configuration is read once per version, and forgets it with the document.
 * `now` is Unix milliseconds.
 */
export function createPlanCache(now: () => number): PlanOf {
  const plans = new WeakMap<TextDocument, { version: number; plan: DocumentPlan | undefined }>();
  return (document) => {
    const known = plans.get(document);
    if (known?.version === document.version) return known.plan;
    const moment = { now, currentStart: Math.floor(now() / 1000), previousStart: 0 };
    const read = readConfig(standInSecrets(document.getText(), ['encrypted']), moment);
    const plan = 'problems' in read ? undefined : new DocumentPlan(read.config, now);
    plans.set(document, { version: document.version, plan });
    return plan;
  };
}
