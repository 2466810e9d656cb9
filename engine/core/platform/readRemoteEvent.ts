import type { JsonPart } from './jsonPart.ts';
import type { RemoteEvent } from './remoteJob.ts';

const levels = new Map<string, RemoteEvent['level']>([
  ['debug', 'debug'],
  ['info', 'info'],
  ['success', 'success'],
  ['warn', 'warning'],
  ['warning', 'warning'],
  ['error', 'error'],
]);

/** An event in an answer of the Storage API. Throws a ShapeError. */
export function readRemoteEvent(part: JsonPart): RemoteEvent {
  const object = part.text('objectId');
  return {
    uuid: part.text('uuid') ?? part.neededText('id'),
    level: levels.get(part.text('type') ?? '') ?? 'info',
    message: part.text('message') ?? '',
    description: part.text('description') ?? '',
    component: part.text('component') ?? '',
    kind: part.text('event') ?? '',
    ...(object && { object }),
    at: part.neededTime('created'),
    params: part.field('params')?.json ?? '{}',
    results: part.field('results')?.json ?? '{}',
  };
}
