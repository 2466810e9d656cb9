import path from 'node:path';

/** The places of the files that a configuration is composed of, and those in its text. All count from 1. */
export interface ComposedPlaces {
  /** Whether a file on the disk is one of those that the configuration is composed of. */
  has(path: string): boolean;
  /** The line of the composed text for a line of a file; undefined if nothing of it is there. */
  toComposed(path: string, line: number): number | undefined;
  /** The place in a file for one in the composed text; undefined for what is written in no file. */
  toFile(place: { line: number; column: number }): { path: string; line: number; column: number } | undefined;
}

/** The requests with places, or with places in their responses. */
const placed = new Set(['setBreakpoints', 'breakpointLocations', 'stackTrace']);

/** The parts of the messages of the Debug Adapter Protocol that have places. */
export interface PlacedMessage {
  type?: string;
  command?: string;
  seq?: number;
  request_seq?: number;
  arguments?: { source?: Source; breakpoints?: Placed[]; lines?: number[]; line?: number; endLine?: number };
  body?: { breakpoints?: Placed[]; stackFrames?: (Placed & { source?: Source })[] };
}

interface Source {
  path?: string;
  name?: string;
}

interface Placed {
  line?: number;
  column?: number;
}

/** A request whose response has places, until it comes. */
interface Pending {
  file: string;
  /** The lines that were asked for, and the breakpoints of other files before them. */
  asked: readonly Placed[];
  before: number;
}

/**
 * Translates the messages of a debug session of a configuration in a tree: the editor has several files, the debugger
 * one text, under the path of the program. The debugger takes all breakpoints at once, so those of all files are sent
 * whenever those of one change.
 */
export class ComposedMessages {
  readonly #program: string;
  readonly #placesNow: () => Promise<ComposedPlaces | undefined>;
  #places: ComposedPlaces | undefined;
  readonly #breakpoints = new Map<string, Placed[]>();
  readonly #pending = new Map<number, Pending>();

  /** `program`: the path by which the debugger knows the text. `placesNow`: undefined while it cannot be composed. */
  constructor(program: string, placesNow: () => Promise<ComposedPlaces | undefined>) {
    this.#program = program;
    this.#placesNow = placesNow;
  }

  /** A request of the editor, for the debugger. The files may have changed since the last one with places. */
  async toDebugger(message: PlacedMessage): Promise<PlacedMessage> {
    if (!placed.has(message.command ?? '')) return message;
    this.#places = (await this.#placesNow()) ?? this.#places;
    const [places, file] = [this.#places, message.arguments?.source?.path];
    if (file === undefined || !places?.has(file)) return message;
    if (message.command === 'setBreakpoints') return this.#setBreakpoints(message, file, places);
    if (message.command === 'breakpointLocations') return this.#locations(message, file, places);
    return message;
  }

  /** A response of the debugger, for the editor. */
  toEditor(message: PlacedMessage): PlacedMessage {
    const places = this.#places;
    if (message.type !== 'response' || places === undefined) return message;
    const { body, command, request_seq: request } = message;
    if (command === 'stackTrace' && body?.stackFrames !== undefined) {
      const stackFrames = body.stackFrames.map((frame) => inFile(frame, places));
      return { ...message, body: { ...body, stackFrames } };
    }
    const pending = request === undefined ? undefined : this.#pending.get(request);
    if (request === undefined || pending === undefined || body?.breakpoints === undefined) return message;
    this.#pending.delete(request);
    const own = command === 'setBreakpoints' ? ownBreakpoints(body.breakpoints, pending, places) : undefined;
    return { ...message, body: { ...body, breakpoints: own ?? ownLocations(body.breakpoints, pending, places) } };
  }

  #setBreakpoints(message: PlacedMessage, file: string, places: ComposedPlaces): PlacedMessage {
    const own = message.arguments?.breakpoints ?? [];
    this.#breakpoints.set(file, own);
    const all = [...this.#breakpoints].flatMap(([each, set]) => set.map((one) => ({ file: each, one })));
    const before = all.findIndex((each) => each.file === file);
    this.#note(message, { file, asked: own, before: Math.max(0, before) });
    // Without a column, which is another one there.
    const breakpoints = all.map(({ file: each, one: { column: _, ...rest } }) => ({
      ...rest,
      line: places.toComposed(each, rest.line ?? 1) ?? nowhere,
    }));
    const source = { name: path.basename(this.#program), path: this.#program };
    return {
      ...message,
      arguments: { ...message.arguments, source, breakpoints, lines: breakpoints.map(({ line }) => line) },
    };
  }

  #locations(message: PlacedMessage, file: string, places: ComposedPlaces): PlacedMessage {
    const line = places.toComposed(file, message.arguments?.line ?? 1) ?? nowhere;
    this.#note(message, { file, asked: [], before: 0 });
    const source = { path: this.#program };
    return { ...message, arguments: { ...message.arguments, source, line, endLine: line } };
  }

  #note({ seq }: PlacedMessage, pending: Pending): void {
    if (seq !== undefined) this.#pending.set(seq, pending);
  }
}

/** A line that no text has: the debugger says of it that nothing happens there. */
const nowhere = 10_000_000;

/** The breakpoints of one file, at the lines where they were put: the editor shows no other file's line in it. */
function ownBreakpoints(all: readonly Placed[], { file, asked, before }: Pending, places: ComposedPlaces): Placed[] {
  return all.slice(before, before + asked.length).map(({ line, column = 1, ...one }, index) => {
    const found = line === undefined ? undefined : places.toFile({ line, column });
    return { ...one, line: found?.path === file ? found.line : (asked[index]?.line ?? 1) };
  });
}

function ownLocations(all: readonly Placed[], { file }: Pending, places: ComposedPlaces): Placed[] {
  return all.flatMap(({ line = 1, column = 1 }) => {
    const found = places.toFile({ line, column });
    return found?.path === file ? [{ line: found.line, column: found.column }] : [];
  });
}

function inFile<Frame extends Placed & { source?: Source }>(frame: Frame, places: ComposedPlaces): Frame {
  const { line = 1, column = 1 } = frame;
  const found = places.toFile({ line, column });
  if (found === undefined) return frame;
  return {
    ...frame,
    line: found.line,
    column: found.column,
    source: { name: path.basename(found.path), path: found.path },
  };
}
