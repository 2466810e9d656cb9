import { absolutePointer } from '../../core/config/absolutePointer.ts';
import type { RunEventDetail } from '../../core/contracts/generated/types.ts';
import type { EventMaker } from './eventMaker.ts';

/** Makes events with the pointers that a person finds in the file. `root`: where it has `api` and `config`. */
export function pointersInFile(event: EventMaker, root: string): EventMaker {
  const make = (...[level, detail, ...said]: Parameters<EventMaker>) => event(level, inFile(detail, root), ...said);
  return Object.assign(make, { tells: event.tells });
}

function inFile(detail: RunEventDetail, root: string): RunEventDetail {
  if (!('pointer' in detail) || detail.pointer === undefined) return detail;
  return { ...detail, pointer: absolutePointer(root, detail.pointer) };
}
