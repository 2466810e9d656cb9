import type { IncomingMessage } from 'node:http';
import type { RunEvent } from '../../../../../../engine/faces/run.ts';

/** The event of a run that failed. */
export type Failure = Extract<RunEvent, { kind: 'error' }>;

/** The response of an API to a page: its JSON, status and headers. */
export type Answer = [body: unknown, status?: number, headers?: Record<string, string>];

/** A run that fails, and what its error says of the cause; nothing where the cause is not known. */
export interface Row {
  title: string;
  api: object;
  config?: object;
  job?: object;
  /** The API at one address, which has another: `other`. */
  answer(page: number, path: string, other: string, request: IncomingMessage): Answer;
  expect?: { says: RegExp; pointer: string; remedy?: Failure['remedy'] };
}

/** Runs in which a cause is named, and others that are like them. */
export interface Rows {
  speaks: readonly Row[];
  isSilent: readonly Row[];
}

/** A page with one record. */
export const page = (number: number): Answer => [{ items: [{ id: number }] }];
/** Two pages, then an error. */
export const afterTwo = (number: number, ...error: Answer): Answer => (number < 3 ? page(number) : error);

export const pagenum = { pagination: { method: 'pagenum' } };
export const links = { pagination: { method: 'response.url', urlKey: 'next' } };
export const token = { http: { headers: { Authorization: { attr: '#token' } } } };
export const withToken = { '#token': 'Bearer t0ken-abc-123' };
export const tokenAnswer = { access_token: 'tk-1-abcdef' };
export const login = {
  authentication: {
    type: 'login',
    loginRequest: { endpoint: 'token', method: 'POST' },
    apiRequest: { headers: { Authorization: { response: 'access_token' } } },
  },
};
