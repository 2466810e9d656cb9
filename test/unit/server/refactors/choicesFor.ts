import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import type { ExtractorService } from '../../../../server/service/extractorService.ts';
import type { PaginationQuestion } from '../../../../server/service/refactors/pagination/listCandidates.ts';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { valueOfYaml } from '../../../support/yaml/fixedInYaml.ts';
import { inYaml, openYaml } from '../../../support/yaml/inYaml.ts';
import { yamlTwin } from '../../../support/yaml/yamlTwin.ts';

/** A job, and the page that a run has kept of it. */
export interface AskedJob {
  job?: object;
  pagination?: object;
  /** Other parts of `api`. */
  api?: object;
  /** Path and query of the kept request. */
  request?: string;
  headers?: Record<string, string>;
  response: JsonValue;
}

/**
 * The choices of Find Pagination for a job `rows`, with the pagination that each choice writes; null where it writes
 * none.
 */
export async function choicesFor(
  { job, pagination, api, request = '/rows', headers = {}, response }: AskedJob,
  service: ExtractorService = testService(),
) {
  const jobs = [{ __NAME: 'rows', endpoint: 'rows', ...job }];
  const written = { baseUrl: 'https://a.b/', ...api, ...(pagination && { pagination }) };
  const document = documentOf(JSON.stringify({ api: written, config: { jobs } }));
  const pages = new Map([['rows', { url: `https://a.b${request}`, headers, response }]]);
  const { choices } = await service.listCandidates(document, { pages });
  const found = choices.map(({ edits, ...choice }) => ({
    ...choice,
    pagination: edits.length === 0 ? null : JSON.parse(TextDocument.applyEdits(document, edits)).api.pagination,
  }));
  assert.deepEqual(await choicesInYaml(service, yamlTwin(document.getText()) ?? '', pages), found);
  return found;
}

/** Lists the choices of the twin in YAML, which must write the same. */
async function choicesInYaml(service: ExtractorService, twin: string, pages: NonNullable<PaginationQuestion['pages']>) {
  const ofYaml = inYaml(service);
  const document = await openYaml(ofYaml, twin);
  const { choices } = await ofYaml.listCandidates(document, { pages });
  return choices.map(({ edits, ...choice }) => {
    const written = JSON.parse(JSON.stringify(valueOfYaml(TextDocument.applyEdits(document, edits))));
    return { ...choice, pagination: edits.length === 0 ? null : written.parameters.api.pagination };
  });
}
