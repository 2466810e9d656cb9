import { absolutePointer } from '@pagewright/engine/debugging';
import { keysOf } from '../expressions/keysOf.ts';
import { jsonTextOf } from '../expressions/plainText.ts';
import { loginAt, sentRequest } from '../running/sentRequest.ts';
import { type ShownRequest, shownRequest } from '../scopes/shownRequest.ts';
import { shownTree } from '../scopes/shownTree.ts';
import type { DebugSession } from './debugSession.ts';
import type { CustomRequests } from './messages.ts';

/** The request of a frame as a cURL command for a POSIX shell, without its credentials; after a login that is due. */
export function curlOf(
  session: DebugSession,
  { frameId }: CustomRequests['pagewright/curl']['arguments'],
): CustomRequests['pagewright/curl']['body'] {
  const { stack, frame, redactor } = jobSceneOf(session, frameId);
  const login = loginAt(stack, frame);
  const command = commandOf(shownRequest(sentRequest(frame, redactor), redactor));
  if (login === undefined) return { text: command };
  return { text: `# The login\n${commandOf(shownRequest(login, redactor))}\n\n# The request\n${command}` };
}

function commandOf({ method, address, headers, body }: ShownRequest): string {
  const options = [
    ...headers.map(([name, line]) => `-H ${quoted(`${name}: ${line}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ];
  return ['curl', ...(method === 'GET' ? [] : [`-X ${method}`]), quoted(address), ...options].join(' ');
}

/** The response of a frame, formatted, without its secrets. */
export function responseOf(
  session: DebugSession,
  { frameId }: CustomRequests['pagewright/response']['arguments'],
): CustomRequests['pagewright/response']['body'] {
  const { frame, redactor } = jobSceneOf(session, frameId);
  if (frame.read === undefined) throw new Error('There is no response yet: the request has not been sent.');
  return { text: jsonTextOf(shownTree(frame.read.content.response, redactor), 2) };
}

/**
 * The path in the response for an expression such as `response.meta.next`. Throws an Error if the job's pagination, as
 * the text has it now, reads nothing there.
 */
export async function placeOf(
  session: DebugSession,
  { frameId, evaluateName }: CustomRequests['pagewright/place']['arguments'],
): Promise<CustomRequests['pagewright/place']['body']> {
  await session.config.read();
  const { frame, config, edited } = jobSceneOf(session, frameId);
  const { scroller } = edited ?? frame.run;
  const next = scroller?.paging.next;
  if (scroller === undefined || next?.from !== 'response') {
    throw new Error('The pagination of this job takes nothing from a response. Choose another "method" first.');
  }
  return {
    path: keysOf(evaluateName).join(next.delimiter),
    key: next.key,
    paginationPointer: absolutePointer(edited?.root ?? config.root, scroller.pointer),
  };
}

function jobSceneOf(session: DebugSession, frameId: number) {
  const scene = session.sceneOf(frameId);
  if (scene?.frame === undefined) throw new Error('Select the frame of a job.');
  return { ...scene, frame: scene.frame };
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
