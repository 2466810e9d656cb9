import { check } from './set/check.ts';
import { describeFormat } from './set/describeFormat.ts';
import { evaluateFunction } from './set/evaluateFunction.ts';
import { explain } from './set/explain.ts';
import { importCurl } from './set/importCurl.ts';
import { importOpenapi } from './set/importOpenapi.ts';
import { plan } from './set/plan.ts';
import { previewTables } from './set/previewTables.ts';
import { readShapes } from './set/readShapes.ts';
import { readVerdict } from './set/readVerdict.ts';
import { runTrial } from './set/runTrial.ts';
import { suggestPagination } from './set/suggestPagination.ts';
import type { Tool } from './tool.ts';

/** All tools for assistants, in the order in which they are used. */
export const tools: readonly Tool[] = [
  describeFormat,
  importOpenapi,
  importCurl,
  check,
  explain,
  plan,
  evaluateFunction,
  runTrial,
  readShapes,
  suggestPagination,
  previewTables,
  readVerdict,
];
