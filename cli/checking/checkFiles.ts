import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findEnvironment, isUserError, type UserError } from '@pagewright/engine/environments';
import { readNearestSettings } from '@pagewright/engine/files';
import type { TreeConfiguration } from '@pagewright/engine/projects';
import { diskTreeFiles, treePath } from '@pagewright/engine/treeFiles';
import {
  createDescriptionReader,
  createExtractorService,
  type ExtractorService,
  type ExtractorServiceParams,
  nothingKnown,
  type Profile,
  readOrError,
} from '@pagewright/server/localService';
import { manifest } from '../about/manifest.ts';
import { type Finding, findFindings } from '../formats/findFindings.ts';
import type { FormatName } from '../formats/formatNames.ts';
import { formats } from '../formats/formats.ts';
import { sarifRules } from '../formats/sarifRules.ts';
import { complain } from '../printing/complain.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { checkTrees } from '../trees/checkTrees.ts';
import { findChecked } from '../trees/findChecked.ts';
import { findExpectFiles } from './findExpectFiles.ts';

/** The options of `check` as commander returns them. */
export interface CheckOptions {
  format: FormatName;
  /** Name of an environment of the nearest `.pagewright.json`. */
  env?: string;
  /** The set of values for the variables of configurations in trees. */
  values?: string;
  /** The profile of all configurations; without it, the one of their settings. */
  profile?: Profile;
}

/**
 * Prints the findings of these files and folders. Returns the exit code, which is 1 if one finding is an error or a file has no such
 * environment, or no configuration has the set of values.
 */
export async function checkFiles(given: readonly string[], { format, ...options }: CheckOptions): Promise<number> {
  const { findings, files, missing } = await findAll(given, options);
  if (missing.length > 0) return complain(missing);
  const setting = { ...manifest, folder: process.cwd(), readRules };
  console.log(await formats[format].findings({ findings, files }, setting));
  return findings.some(({ severity }) => severity === 'error') ? exitCodes.userError : exitCodes.done;
}

/** The findings of files and folders. */
export interface AllFindings {
  findings: Finding[];
  /** The files that were checked. */
  files: string[];
  /** Why an environment or a set of values cannot be used; then nothing was checked. */
  missing: string[];
}

/** Checks files and folders. Says so of settings that cannot be used. */
export async function findAll(
  given: readonly string[],
  { env, values, profile }: Omit<CheckOptions, 'format'>,
): Promise<AllFindings> {
  const { files: alone, trees } = await findChecked(given);
  const inTrees = new Set(trees.flatMap(({ configurations }) => configurations).flatMap(filesOf));
  const service = await createCheckService(env, profile, inTrees);
  const files = [...alone, ...inTrees];
  const missing = env === undefined ? [] : await findMissingEnvironment(files, env);
  if (missing.length > 0) return { findings: [], files: [], missing };
  complain(await findUnusableSettings(service, files));
  const ofTrees = await checkTrees(service, trees, values).catch(refusalOf);
  if (isUserError(ofTrees)) return { findings: [], files: [], missing: [ofTrees.message] };
  complain(ofTrees.remarks);
  const found = (await Promise.all(alone.map((file) => findFindings(service, file)))).flat();
  const tests = await findExpectFiles(
    alone,
    trees.flatMap(({ configurations }) => configurations),
  );
  const ofTests = (await Promise.all(tests.map((file) => findFindings(service.expectations, file)))).flat();
  const findings = [...found, ...ofTrees.findings, ...ofTests];
  return { findings, files: [...alone, ...ofTrees.files, ...tests], missing };
}

function refusalOf(error: unknown): UserError {
  if (isUserError(error)) return error;
  throw error;
}

/** The files whose settings count for a configuration of a tree. */
function filesOf({ file, rows }: TreeConfiguration): string[] {
  return [file, ...rows.map((row) => row.file)];
}

async function readRules() {
  return sarifRules(await readBundledSchema('workspace'), manifest.docs);
}

/** A sentence for each `.pagewright.json` that applies to one of these files and is not a valid JSON object. */
async function findUnusableSettings(service: ExtractorService, files: readonly string[]): Promise<string[]> {
  const uris = files.map((file) => pathToFileURL(path.resolve(file)).href);
  const unusable = await Promise.all(uris.map((uri) => service.findUnusableSeverities(uri)));
  return [...new Set(unusable.filter((uri) => uri !== undefined))].map(
    (uri) => `"${fileURLToPath(uri)}" is not a valid JSON object: the parts that cannot be read are ignored. Fix it.`,
  );
}

/** The reasons why an environment cannot be used with these files, once each. */
async function findMissingEnvironment(files: readonly string[], name: string): Promise<string[]> {
  const messages = files.map(async (file) => {
    try {
      findEnvironment(await readNearestSettings(file), name);
      return undefined;
    } catch (error) {
      if (isUserError(error)) return error.message;
      throw error;
    }
  });
  return [...new Set((await Promise.all(messages)).filter((message) => message !== undefined))];
}

/** The service; what is in a tree is judged as the platform does. */
async function createCheckService(
  environment: string | undefined,
  profile: Profile | undefined,
  inTrees: ReadonlySet<string>,
): Promise<ExtractorService> {
  const uris = new Set([...inTrees].map((file) => pathToFileURL(file).href));
  const readText: ExtractorServiceParams['readText'] = (uri, kind) => readOrError(fileURLToPath(uri), kind);
  const known = { ...nothingKnown, environment };
  const schema = await readBundledSchema('extractor');
  const descriptions = createDescriptionReader();
  return createExtractorService({
    schema,
    readText,
    listFolder: (uri) => diskTreeFiles.list(treePath(fileURLToPath(uri))),
    descriptions,
    now: Date.now,
    knownOf: () => known,
    profile,
    profileOf: (uri) => (uris.has(uri) ? 'platform' : undefined),
  });
}

async function readBundledSchema(name: 'extractor' | 'workspace') {
  return JSON.parse(await readFile(path.join(__dirname, 'schemas', `${name}.schema.json`), 'utf8'));
}
