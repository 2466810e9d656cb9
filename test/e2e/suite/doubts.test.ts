import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';
import { inSweep, sampled } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { logText } from './support/logText.ts';
import { run } from './support/run.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

interface Asked {
  offset: number;
  limit: number;
}

const total = 77;

/** The response of an API to a request for a page of its 77 records, and what the run says of it. */
const cases: [
  title: string,
  limit: number,
  answer: (asked: Asked) => object,
  status: string,
  code: string,
  text: string,
][] = [
  [
    'sends twenty where fifteen are asked for',
    15,
    ({ offset }) => ({ items: records(offset, 20) }),
    'unknown',
    'page-size-ignored',
    '15',
  ],
  [
    'sends fifty where a hundred are asked for, and says nothing',
    100,
    ({ offset }) => ({ items: records(offset, 50) }),
    'unknown',
    'capped-page',
    '100',
  ],
  [
    'sends its first page again at every offset',
    20,
    () => ({ items: records(0, 20) }),
    'incomplete',
    'repeated-page',
    '"offset"',
  ],
];

describe('What a run thinks of an API that', () => {
  // One for each test: an editor may still show what a file of that name held before.
  let name: string;
  let count = 0;
  let api: TestApi;
  let answer: (asked: Asked) => object;

  before(async () => {
    api = await startApi(({ url = '' }, response) => {
      const { searchParams } = new URL(url, 'http://127.0.0.1/');
      const [offset, limit] = ['offset', 'limit'].map((each) => Number(searchParams.get(each) ?? 0));
      sendJson(response, answer({ offset: offset ?? 0, limit: limit ?? 0 }));
    });
  });
  after(() => api.close());
  beforeEach(() => {
    name = `doubts-${++count}.extractor.json`;
  });
  afterEach(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(fileUri(name));
  });

  async function runPaged(limit: number, more: object = {}) {
    const job = { endpoint: 'items', dataType: 'items', dataField: 'items', ...more };
    const config = {
      api: { baseUrl: `${api.url}/`, pagination: { method: 'offset', limit } },
      config: { outputBucket: 'doubts', jobs: [job] },
    };
    const { document } = await vscode.window.showTextDocument(await writeFile(config, name), { preview: false });
    return { document, report: await run('run') };
  }

  /** How often the log warns of a job or its children; it has the lines of other runs, too. */
  async function warningsOf(job: string): Promise<number> {
    const log = await logText(new RegExp(`\\[${job}[^]*Finished`));
    return log.split('\n').filter((line) => line.includes(`[warning] [${job}`)).length;
  }

  for (const [test, [title, limit, answered, status, code, text]] of sampled(cases)) {
    test(`${title} is ${status}, with a warning in the text`, async () => {
      answer = answered;
      const { document, report } = await runPaged(limit);
      assert.equal(report.jobs[0]?.verdict.status, status);
      const finding = await waitFor(code, () =>
        vscode.languages.getDiagnostics(document.uri).find((each) => codeOf(each) === code),
      );
      assert.equal(finding.severity, vscode.DiagnosticSeverity.Warning);
      assert.equal(document.getText(finding.range), text);
    });
  }

  inSweep('ends with an empty page is not worth a warning', async () => {
    answer = ({ offset, limit }) => ({ items: offset < 60 ? records(offset, limit) : [] });
    const { report } = await runPaged(20, { __NAME: 'empty end' });
    assert.equal(report.jobs[0]?.stopReason, 'empty-page');
    assert.equal(await warningsOf('empty end'), 0);
  });

  it('names a number that may count something else is a doubt, in words that say no more than the verdict', async () => {
    answer = () => ({ items: records(0, 5), found: 400 });
    const { report } = await runPaged(20);
    assert.equal(report.jobs[0]?.verdict.status, 'unknown');
    await vscode.commands.executeCommand('pagewright.showRunSummaryAsText');
    const text = await waitFor('the summary', () => {
      const document = vscode.window.activeTextEditor?.document;
      return document?.uri.scheme === 'pagewright-run' && document.getText();
    });
    assert.match(text, /\nUnknown: there is reason to doubt that all data of "items" was read\.\n/);
    assert.match(
      text,
      /\n- The API reports 400 records in "found", and 5 were read; the number may count something else\./,
    );
    assert.doesNotMatch(text, /nothing proves|but only/);
  });

  inSweep('has nothing for many records is worth one warning', async () => {
    answer = ({ offset }) => ({ items: records(offset, 20), parts: [] });
    const child = { endpoint: 'items/{id}/parts', dataField: 'parts', placeholders: { id: 'id' } };
    const { report } = await runPaged(20, { __NAME: 'empty children', children: [child] });
    assert.equal(report.jobs[1]?.requests, total);
    assert.equal(await warningsOf('empty children'), 1);
  });
});

function records(from: number, size: number): { id: number }[] {
  return Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, index) => ({ id: from + index + 1 }));
}

function codeOf({ code }: vscode.Diagnostic): unknown {
  return typeof code === 'object' ? code.value : code;
}
