import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import type { RunAttack } from './attack.ts';

const one = { 'items.csv': '"id"\n"1"\n' };
const request = { stateFile: 'in/state.json' };
const loop = { loop: (file: string) => symlinkSync('loop', file) };
const file = { file: 'no folder' };
const pipe = { pipe: (place: string) => void spawnSync('mkfifo', [place]) };

/** Places at which no file can be, with the thing that is there. */
const impossible: readonly [what: string, place: string, files: NonNullable<RunAttack['given']['files']>][] = [
  ['is a loop of links', 'loop', loop],
  ['is in a loop of links', 'loop/a', loop],
  ['is deep in a loop of links', 'loop/a/b/c', loop],
  ['is a file', 'file', file],
  ['is in a file', 'file/a', file],
  ['is in a pipe', 'pipe/a', pipe],
  ['has a name of 300 characters', 'x'.repeat(300), {}],
];

/** Files beside a configuration that are not what they should be. */
export const files: readonly RunAttack[] = [
  {
    name: 'a state that is cut',
    given: { request, files: { 'in/state.json': '{"time":{"previous' } },
    gives: { tables: one, warnings: ['state-unreadable'] },
  },
  {
    name: 'an empty state',
    given: { request, files: { 'in/state.json': '' } },
    gives: { tables: one, warnings: ['state-unreadable'] },
  },
  {
    name: 'a state that is a list',
    given: { request, files: { 'in/state.json': '[]' } },
    gives: { tables: one, warnings: ['state-unreadable'] },
  },
  {
    name: 'a state that is a folder',
    given: { request, files: { 'in/state.json': (file) => mkdirSync(file) } },
    gives: { tables: one, warnings: ['state-unreadable'] },
  },
  {
    name: 'a state that is a link to a missing file',
    given: { request, files: { 'in/state.json': (file) => symlinkSync('nothing', file) } },
    gives: { tables: one, warnings: ['state-unreadable'] },
  },
  {
    name: 'a state whose structure holds a number',
    given: {
      request,
      files: { 'in/state.json': '{"json_parser.structVersion":3,"json_parser.struct":{"data":{"_items":7}}}' },
    },
    gives: { error: 'state.broken-structure' },
  },
  {
    name: 'a state of texts for numbers',
    given: { request, files: { 'in/state.json': '{"time":{"previousStart":"yesterday"}}' } },
    gives: { tables: one },
  },
  {
    name: 'a recording that is not there',
    given: { request: { replay: 'recording' } },
    gives: { error: 'replay.no-recording' },
  },
  {
    name: 'a recording that is a file',
    given: { request: { replay: 'recording' }, files: { recording: 'no folder' } },
    gives: { error: 'replay.no-recording' },
  },
  {
    name: 'a recording whose head is cut',
    given: { request: { replay: 'recording' }, files: { 'recording/recording.json': '{"version":' } },
    gives: { error: 'replay.damaged' },
  },
  {
    name: 'a folder to record in that is a file',
    given: { request: { record: 'recording' }, files: { recording: 'mine' } },
    gives: { error: 'record.not-writable' },
  },
  {
    name: 'a folder of the cache that is a file',
    given: { request: { cacheDir: 'cache' }, beside: { cache: true }, files: { cache: 'mine' } },
    gives: { tables: one, warnings: ['cache-not-written'] },
  },
  ...impossible.map(
    ([what, place, files]): RunAttack => ({
      name: `an output folder that ${what}`,
      given: { request: { outDir: place, linksWithin: [place] }, files },
      gives: { error: 'output.not-writable', says: place.slice(0, 4), requests: 0 },
    }),
  ),
  ...impossible.map(
    ([what, place, files]): RunAttack => ({
      name: `a place to record in that ${what}`,
      given: { request: { record: place, linksWithin: ['.', place] }, files },
      gives: { error: place.startsWith('loop') ? 'output.not-writable' : 'record.not-writable', requests: 0 },
    }),
  ),
];
