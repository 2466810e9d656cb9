import { absolutePointer } from '../../core/config/absolutePointer.ts';
import type { RunEventDetail } from '../../core/contracts/generated/types.ts';
import type { EventMaker } from './eventMaker.ts';

/** Makes events with the pointers of the file. `root`: the place of its `api` and `config`. */
export function pointersInFile(event: EventMaker, root: string): EventMaker {
  const make = (...[level, detail, ...said]: Parameters<EventMaker>) => event(level, inFile(detail, root), ...said);
  return Object.assign(make, { tells: event.tells });
}

function inFile(detail: RunEventDetail, root: string): RunEventDetail {
  const placed = withPointer(detail, root);
  if (!('remedy' in placed) || placed.remedy === undefined) return placed;
  return { ...placed, remedy: withPointer(placed.remedy, root) };
}

function withPointer<Part extends object>(part: Part, root: string): Part {
  if (!('pointer' in part) || typeof part.pointer !== 'string') return part;
  return { ...part, pointer: absolutePointer(root, part.pointer) };
}
