import assert from 'node:assert/strict';
import {
  type ConfigOfRun,
  noConfig,
  readConfigOfRun,
} from '../../../../../engine/core/recordings/cassettes/configOfRun.ts';
import type { ForeignRecording } from '../../../../../engine/core/recordings/cassettes/foreignRecording.ts';
import {
  type MaskedExchange,
  maskForeignRecording,
} from '../../../../../engine/core/recordings/cassettes/maskForeignRecording.ts';
import { readForeignRecording } from '../../../../../engine/core/recordings/cassettes/readForeignRecording.ts';
import { ConfigDocument } from '../../../../../engine/faces/environments.ts';

/** A recording as it would be written, and what could not be carried over. */
export interface Written {
  exchanges: MaskedExchange[];
  bodies: string[];
  left: string[];
  /** All of it in one text. */
  text: string;
}

/** Reads a document as a recording of another tool. */
export function open(document: unknown): ForeignRecording {
  const recording = readForeignRecording(JSON.stringify(document));
  assert.ok(typeof recording !== 'string', String(recording));
  return recording;
}

/** Makes a recording of a document, for a configuration if there is one. */
export function written(document: unknown, config?: unknown): Written {
  const masked = maskForeignRecording(open(document), config === undefined ? noConfig : configOf(config));
  const all = [...masked.exchanges];
  const exchanges = all.map(({ exchange }) => exchange);
  const bodies = all.map(({ body }) => Buffer.from(body.content).toString('utf8'));
  const left = masked.left();
  return { exchanges, bodies, left, text: JSON.stringify([exchanges, bodies, left]) };
}

function configOf(config: unknown): ConfigOfRun {
  return readConfigOfRun(ConfigDocument.of(JSON.stringify(config)), {}, () => Date.UTC(2026, 0, 1));
}

/** The parts of an interaction that a test sets. */
export interface Interaction {
  method?: string;
  uri?: string;
  body?: unknown;
  requestHeaders?: Record<string, string[]>;
  status?: number;
  answer?: unknown;
  headers?: Record<string, string[]>;
}

/** A cassette as keboola-vcr writes it. */
export function cassette(
  interactions: readonly Interaction[],
  metadata: unknown = { freeze_time: '2026-01-31T08:00:00' },
) {
  return {
    _metadata: metadata,
    interactions: interactions.map(
      ({
        method = 'GET',
        uri = 'https://api.test/users',
        body = null,
        requestHeaders = {},
        status = 200,
        answer,
        headers,
      }) => ({
        request: { method, uri, body, headers: requestHeaders },
        response: {
          body: { string: typeof answer === 'string' ? answer : JSON.stringify(answer ?? []) },
          headers: headers ?? { 'Content-Type': ['application/json'] },
          status: { code: status, message: 'OK' },
        },
      }),
    ),
    version: 1,
  };
}
