import os from 'node:os';
import type { RunEvent } from '@pagewright/engine/run';
import { plainJson } from '../printing/plainJson.ts';

/** The level of syslog for each level, as GELF has them. */
const levels: Record<RunEvent['level'], number> = { debug: 7, info: 6, warning: 4, error: 3 };

/** An event as a message of the Graylog Extended Log Format 1.1. Its parts besides the message become fields. */
export function gelfMessage({ time, level, message, ...detail }: RunEvent): string {
  const fields = Object.entries(detail).map(([name, value]) => [`_${name}`, fieldValue(value)]);
  return plainJson({
    version: '1.1',
    host: os.hostname(),
    short_message: message,
    timestamp: Date.parse(time) / 1000,
    level: levels[level],
    ...Object.fromEntries(fields),
  });
}

function fieldValue(value: unknown): string | number {
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}
