import { eventsText } from './eventsText.ts';
import type { RunDocumentKind } from './runDocuments.ts';

/** The events of a run, in the colours of a log. */
export const eventsDocuments: RunDocumentKind = {
  scheme: 'pagewright-events',
  ending: '.events.log',
  noun: 'list of events',
  text: async (run, history) => eventsText(run, await history.events(run.id)),
};
