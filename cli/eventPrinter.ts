import type { RunEvent } from '../engine/index.ts';
import { eventLine } from './eventLine.ts';
import { createProgressLine } from './progressLine.ts';

export interface EventPrinter {
  print(event: RunEvent): void;
  end(): void;
}

/**
 * Prints events as they come: lines for a person or one JSON object a line. Debug events show only where the
 * configuration asks for them with `debug`. On a terminal a last line shows the progress.
 */
export function createEventPrinter(format: 'text' | 'json'): EventPrinter {
  let showsDebug = false;
  const progress = createProgressLine(process.stderr);
  return {
    print(event) {
      if (event.kind === 'run-started') showsDebug = event.debug;
      progress.clear();
      if (event.level !== 'debug' || showsDebug)
        console.log(format === 'json' ? JSON.stringify(event) : eventLine(event));
      progress.show(event);
    },
    end: () => progress.clear(),
  };
}
