import type { Tool } from '../call/tool.ts';
import { check } from './check.ts';
import { describeFormat } from './describeFormat.ts';
import { evaluateFunction } from './evaluateFunction.ts';
import { explain } from './explain.ts';
import { findPagination } from './findPagination.ts';
import { importCurl } from './importCurl.ts';
import { importOpenapi } from './importOpenapi.ts';
import { plan } from './plan.ts';
import { previewTables } from './previewTables.ts';
import { projectDiff } from './projectDiff.ts';
import { projectJob } from './projectJob.ts';
import { projectList } from './projectList.ts';
import { projectPull } from './projectPull.ts';
import { readShapes } from './readShapes.ts';
import { readVerdict } from './readVerdict.ts';
import { runTrial } from './runTrial.ts';

/** All tools for assistants, in the order in which they are used. */
export const tools: readonly Tool[] = [
  describeFormat,
  importOpenapi,
  importCurl,
  check,
  explain,
  plan,
  evaluateFunction,
  findPagination,
  runTrial,
  readShapes,
  previewTables,
  readVerdict,
  projectList,
  projectPull,
  projectDiff,
  projectJob,
];
