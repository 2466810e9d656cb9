import { mkdirSync, symlinkSync } from 'node:fs';
import type { RunAttack } from './attack.ts';

const one = { 'items.csv': '"id"\n"1"\n' };
const request = { stateFile: 'in/state.json' };

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
];
