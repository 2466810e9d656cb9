import { processorText } from '../core/config/processorText.ts';
import type { Processor } from '../core/config/readProcessors.ts';
import type { RunEvent, RunReport } from '../core/contracts/generated/types.ts';
import type { EventMaker } from './events/eventMaker.ts';

/** The events that name the processors which a run does not apply. */
export function processorEvents(processors: readonly Processor[], event: EventMaker): RunEvent[] {
  return processors.map((processor) =>
    event('info', { kind: 'processor-not-applied', ...processor }, processorText(processor)),
  );
}

/** The part of a report that names them, with the tables that each may change; nothing without processors. */
export function reportProcessors(
  processors: readonly Processor[],
  tables: RunReport['tables'],
): Pick<RunReport, 'processors'> {
  if (processors.length === 0) return {};
  const names = tables.map(({ name }) => name);
  return { processors: processors.map((each) => ({ ...each, message: processorText(each, names) })) };
}
