import { styleText } from 'node:util';
import type { RunEvent, RunRequest } from '@pagewright/engine/run';
import { shownLevel } from '@pagewright/engine/summary';
import { localTimestamp } from '@pagewright/engine/text/localTime';
import { placedMessage } from '@pagewright/engine/text/placedMessage';
import { connectGelf } from './gelf/connectGelf.ts';
import { gelfMessage } from './gelf/gelfMessage.ts';
import { type EventFormat, findLogServer } from './options/eventFormat.ts';
import { plainJson } from './printing/plainJson.ts';
import { plainText } from './printing/plainText.ts';
import { createProgressLine } from './progressLine.ts';

const colours: Record<RunEvent['level'], Parameters<typeof styleText>[0]> = {
  debug: 'dim',
  info: [],
  warning: 'yellow',
  error: 'red',
};

interface EventPrinter {
  /** The details that it needs without `debug`. */
  details: NonNullable<RunRequest['details']>;
  print(event: RunEvent): void;
  /** Resolves once all events are printed or sent. */
  end(): Promise<void>;
}

/** An event as a line, in each format. */
const lines: Record<EventFormat, (event: RunEvent) => string> = {
  text: eventLine,
  json: (event) => plainJson(event),
  gelf: gelfMessage,
};

/**
 * Prints events as they come: lines for a person, one JSON object per line, or GELF messages, which go to the log server
 * that the environment names. Debug events are printed only if the configuration sets `debug`. On a terminal, the last
 * line shows the progress. `placeOf` names the place of a pointer for a person.
 */
export function createEventPrinter(format: EventFormat, placeOf?: (pointer: string) => string): EventPrinter {
  let showsDebug = false;
  const progress = createProgressLine(process.stderr);
  const server = format === 'gelf' ? findLogServer(process.env) : undefined;
  const connection = server && connectGelf(server.host, server.port, console.log);
  return {
    details: progress.details,
    print(event) {
      if (event.kind === 'run-started') showsDebug = event.debug;
      progress.clear();
      const level = format === 'text' ? shownLevel(event) : event.level;
      if (level !== 'debug' || showsDebug)
        (connection?.send ?? console.log)(lines[format](format === 'text' ? withPlace(event, placeOf) : event));
      progress.show(event);
    },
    async end() {
      progress.clear();
      await connection?.end();
    },
  };
}

/** The event with the place of its pointer, as a person looks for it. */
function withPlace<Event extends RunEvent>(event: Event, placeOf: ((pointer: string) => string) | undefined): Event {
  if (placeOf === undefined || !('pointer' in event) || typeof event.pointer !== 'string') return event;
  return { ...event, pointer: placeOf(event.pointer) };
}

/** One event as a line of text: time of day, level, job, message. */
function eventLine(event: RunEvent): string {
  const job = event.job === undefined ? '' : `[${event.job}] `;
  const extra =
    event.kind === 'request' && event.bytes !== undefined ? ` (${event.bytes} bytes, ${event.durationMs} ms)` : '';
  const shown = shownLevel(event);
  const level = styleText(colours[shown], shown.padEnd(7));
  return `${styleText('dim', localTimestamp(Date.parse(event.time)).slice(11, 19))} ${level} ${plainText(`${job}${placedMessage(event)}${extra}`)}`;
}
