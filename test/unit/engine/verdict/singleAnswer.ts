import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { itemsOf, type SimulatedEnd, simulateRun } from './simulateRun.ts';

/** Judges a job without paging that got this one response. */
export function judgeAnswer(body: JsonValue, dataField?: string, headers: Record<string, string> = {}): SimulatedEnd {
  return simulateRun({ ...(dataField !== undefined && { dataField }), answer: () => ({ body, headers }) });
}

/** Judges a response with some items and these fields around them. */
export function judgeAround(fields: JsonObject, items = 7): SimulatedEnd {
  return judgeAnswer({ ...(fields as Record<string, JsonValue>), items: itemsOf(items) }, 'items');
}

/** Judges a job that requested pages of this size and got this one response. */
export function judgeShortPage(body: JsonValue, limit: number, headers: Record<string, string> = {}): SimulatedEnd {
  return simulateRun({ pagination: { method: 'offset', limit }, answer: () => ({ body, headers }) });
}
