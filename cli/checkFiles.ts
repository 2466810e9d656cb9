import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readOrError } from '../engine/files.ts';
import {
  createExtractorService,
  type ExtractorService,
  type ExtractorServiceParams,
} from '../server/service/extractorService.ts';
import { exitCodes } from './exitCodes.ts';
import { type Finding, findFindings } from './findFindings.ts';
import { jsonFormat } from './formats/jsonFormat.ts';
import { sarifFormat } from './formats/sarifFormat.ts';
import { sarifRules } from './formats/sarifRules.ts';
import { textFormat } from './formats/textFormat.ts';
import { manifest } from './manifest.ts';
import { plainText } from './plainText.ts';

export type FindingFormat = 'text' | 'json' | 'sarif';

/** Prints the findings of these files. Returns the exit code, which is 1 if one finding is an error. */
export async function checkFiles(files: readonly string[], format: FindingFormat): Promise<number> {
  const service = await createCheckService();
  for (const warning of await findUnusableSettings(service, files)) console.error(plainText(`pagewright: ${warning}`));
  const findings = (await Promise.all(files.map((file) => findFindings(service, file)))).flat();
  console.log(await print(findings, files, format));
  return findings.some(({ severity }) => severity === 'error') ? exitCodes.userError : exitCodes.done;
}

async function print(findings: readonly Finding[], files: readonly string[], format: FindingFormat): Promise<string> {
  if (format === 'text') return textFormat(findings, files.length);
  if (format === 'json') return jsonFormat(findings);
  const rules = sarifRules(await readBundledSchema('workspace'), manifest.docs);
  return sarifFormat(findings, { ...manifest, folder: process.cwd(), rules });
}

/** A sentence for each `.pagewright.json` that applies to one of these files and is not a valid JSON object. */
async function findUnusableSettings(service: ExtractorService, files: readonly string[]): Promise<string[]> {
  const uris = files.map((file) => pathToFileURL(path.resolve(file)).href);
  const unusable = await Promise.all(uris.map((uri) => service.findUnusableSeverities(uri)));
  return [...new Set(unusable.filter((uri) => uri !== undefined))].map(
    (uri) => `"${fileURLToPath(uri)}" is not a valid JSON object: the parts that cannot be read are ignored. Fix it.`,
  );
}

/** The editor's service on files on disk. */
async function createCheckService(): Promise<ExtractorService> {
  const readText: ExtractorServiceParams['readText'] = (uri, kind) => readOrError(fileURLToPath(uri), kind);
  return createExtractorService({ schema: await readBundledSchema('extractor'), readText, now: Date.now });
}

/** A schema next to the bundle, parsed. */
async function readBundledSchema(name: 'extractor' | 'workspace') {
  return JSON.parse(await readFile(path.join(__dirname, 'schemas', `${name}.schema.json`), 'utf8'));
}
