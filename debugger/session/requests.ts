import type { DebugProtocol } from '@vscode/debugprotocol';
import { exceptionFilters } from '../breakpoints/exceptionFilters.ts';
import { type FoundPlace, placesInLine } from '../places/findStopPlace.ts';
import { into, onward, out, over } from '../running/steps.ts';
import { scopes } from '../scopes/scopes.ts';
import { assign } from './assign.ts';
import { completionsFor } from './completionsFor.ts';
import { curlOf, placeOf, responseOf } from './customAnswers.ts';
import { type DebugSession, threadId } from './debugSession.ts';
import { evaluate } from './evaluate.ts';
import type { CustomRequests, LaunchArguments } from './messages.ts';

/** The first line and column number of a client. */
export interface Counting {
  line: 0 | 1;
  column: 0 | 1;
}

/** Handles a request. Returns the body of the response; the client shows an Error that is thrown. */
type Handler = (session: DebugSession, given: never, counting: Counting) => unknown;

/** The capabilities of the adapter, as in its response to `initialize`. The table has a handler for each. */
export const capabilities: DebugProtocol.Capabilities = {
  supportsConfigurationDoneRequest: true,
  supportsConditionalBreakpoints: true,
  supportsHitConditionalBreakpoints: true,
  supportsLogPoints: true,
  supportsBreakpointLocationsRequest: true,
  supportsEvaluateForHovers: true,
  supportsStepBack: true,
  supportsRestartFrame: true,
  supportsSetVariable: true,
  supportsSetExpression: true,
  supportsCompletionsRequest: true,
  supportsTerminateRequest: true,
  exceptionBreakpointFilters: exceptionFilters.map(({ filter, label, description }) => ({
    filter,
    label,
    ...(description && { description }),
  })),
};

/** The requests of the protocol, and those of the window's commands. */
export const requests: Record<string, Handler> = {
  launch: (session, given: LaunchArguments) => session.launch(given),
  setBreakpoints: setBreakpoints,
  setExceptionBreakpoints: (session, { filters }: DebugProtocol.SetExceptionBreakpointsArguments) =>
    session.breakpoints.setFilters(filters),
  breakpointLocations: breakpointLocations,
  configurationDone: (session) => session.start(),
  threads: () => ({ threads: [{ id: threadId, name: 'extraction' }] }),
  stackTrace: stackTrace,
  scopes: scopesOf,
  variables: async (session, given: DebugProtocol.VariablesArguments) => ({
    variables: await session.variables.list(given),
  }),
  setVariable: async (session, given: DebugProtocol.SetVariableArguments) => {
    const row = await session.variables.set(given);
    session.sayChanged(row);
    return row;
  },
  setExpression: (session, given: DebugProtocol.SetExpressionArguments) =>
    session.variables.write(assign(session, given)),
  evaluate: (session, given: DebugProtocol.EvaluateArguments) => evaluate(session, given),
  completions: completions,
  continue: async (session) => {
    await session.navigation.go(onward);
    return { allThreadsContinued: true };
  },
  next: (session) => session.navigation.go(over),
  stepIn: (session) => session.navigation.go(into),
  stepOut: (session) => session.navigation.go(out),
  stepBack: (session) => session.navigation.back(),
  reverseContinue: (session) => session.navigation.reverse(),
  restartFrame: restartFrame,
  pause: (session) => (session.isDebugged ? session.run.pause() : undefined),
  terminate: (session) => session.end(),
  disconnect: (session) => session.end(),
  'pagewright/curl': (session, given: CustomRequests['pagewright/curl']['arguments']) => curlOf(session, given),
  'pagewright/response': (session, given: CustomRequests['pagewright/response']['arguments']) =>
    responseOf(session, given),
  'pagewright/place': (session, given: CustomRequests['pagewright/place']['arguments']) => placeOf(session, given),
};

async function setBreakpoints(
  session: DebugSession,
  { source, breakpoints = [] }: DebugProtocol.SetBreakpointsArguments,
  counting: Counting,
): Promise<DebugProtocol.SetBreakpointsResponse['body']> {
  if (!session.debugs(source)) {
    const elsewhere = { verified: false, message: 'This session debugs another configuration.' };
    return { breakpoints: breakpoints.map(() => elsewhere) };
  }
  const text = await session.config.read();
  session.config.mark();
  const asked = breakpoints.map((one) => ({
    ...one,
    line: one.line - counting.line,
    ...(one.column !== undefined && { column: one.column - counting.column }),
  }));
  return { breakpoints: session.breakpoints.set(text, asked).map((one) => counted(one, counting)) };
}

async function breakpointLocations(
  session: DebugSession,
  { source, line, endLine = line }: DebugProtocol.BreakpointLocationsArguments,
  counting: Counting,
): Promise<DebugProtocol.BreakpointLocationsResponse['body']> {
  if (!session.debugs(source)) return { breakpoints: [] };
  const text = await session.config.read();
  const last = Math.min(endLine - counting.line, text.lines - 1);
  const found: FoundPlace[] = [];
  for (let each = line - counting.line; each <= last; each++) found.push(...placesInLine(text, each));
  return { breakpoints: found.map((place) => counted({ line: place.line, column: place.column }, counting)) };
}

function completions(
  session: DebugSession,
  given: DebugProtocol.CompletionsArguments,
  counting: Counting,
): DebugProtocol.CompletionsResponse['body'] {
  const found = completionsFor(session, { ...given, column: given.column - counting.column });
  return { targets: found.map(({ start = 0, ...item }) => ({ ...item, start: start + counting.column })) };
}

async function stackTrace(
  session: DebugSession,
  { startFrame = 0, levels }: DebugProtocol.StackTraceArguments,
  counting: Counting,
): Promise<DebugProtocol.StackTraceResponse['body']> {
  await session.config.read();
  const frames = session.frames();
  const part = frames.slice(startFrame, levels ? startFrame + levels : undefined);
  return { stackFrames: part.map((frame) => counted(frame, counting)), totalFrames: frames.length };
}

function scopesOf(
  session: DebugSession,
  { frameId }: DebugProtocol.ScopesArguments,
): DebugProtocol.ScopesResponse['body'] {
  const scene = session.sceneOf(frameId);
  if (scene === undefined) return { scopes: [] };
  const shown = scopes
    .map((scope) => ({ ...scope, rows: scope.rows({ ...scene, frame: session.frameOf(frameId) }) }))
    .filter(({ rows }) => rows.length > 0);
  const kind = scene.stack.moment?.kind;
  const open = shown.find(({ opensAt }) => kind !== undefined && opensAt?.includes(kind)) ?? shown[0];
  return {
    scopes: shown.map((scope) => ({
      name: scope.name,
      variablesReference: session.variables.add({ rows: () => [...scope.rows] }),
      // A client opens the first scope that is not expensive.
      expensive: scope !== open,
    })),
  };
}

async function restartFrame(session: DebugSession, { frameId }: DebugProtocol.RestartFrameArguments): Promise<void> {
  const frame = session.frameOf(frameId);
  if (frame === undefined)
    throw new Error('Select the frame of a job: the run as a whole has no request to send again.');
  await session.navigation.resend(frame);
  // If a command requested it, the client does not know that the run continues.
  session.tell('continued', { threadId, allThreadsContinued: true });
  session.say(`The request of page ${frame.page} of ${frame.name} is sent again.`);
}

/** A place with lines and columns as the client counts them. */
function counted<Lines extends { line?: number; column?: number }>(place: Lines, counting: Counting): Lines {
  const { line, column } = place;
  return {
    ...place,
    ...(line !== undefined && { line: line + counting.line }),
    ...(column !== undefined && { column: column + counting.column }),
  };
}
