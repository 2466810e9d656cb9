import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunEvent, RunReport } from '../../../../../engine/faces/run.ts';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { startApi } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

/** The responses of the API at each path, as JSON. */
export type Answers = Record<string, string>;

/** The keys beside `config`, as JSON, and the text of the state that is loaded. */
interface Surroundings {
  api?: string;
  iterations?: string;
  state?: string;
}

interface TableRun {
  report: RunReport;
  events: RunEvent[];
  /** Text of each table and manifest, by file name without `.csv`. */
  files: Record<string, string>;
  /** Text of the state after the run. */
  state: string;
}

/** Sets a suite up for runs of a `config`, which is JSON text so that its keys keep their order. */
export function tableRuns(): (config: string, answers: Answers, around?: Surroundings) => Promise<TableRun> {
  const folder = temporaryFolder();
  return async (config, answers, { api = '{}', iterations = '[]', state } = {}) => {
    const server = await startApi(({ url = '' }, response) => {
      const body = answers[url.slice(1)];
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(body);
    });
    try {
      const stateFile = path.join(folder(), 'loaded.json');
      if (state !== undefined) writeFileSync(stateFile, state);
      const apiWithUrl = `{"baseUrl":"${server.url}/"${api === '{}' ? '' : ','}${api.slice(1)}`;
      const { report, events } = await runToEnd({
        config: `{"parameters":{"api":${apiWithUrl},"config":${config},"iterations":${iterations}}}`,
        outDir: folder(),
        clock: fakeClock(),
        ...(state !== undefined && { stateFile }),
      });
      const files = filesIn(path.join(folder(), 'tables'));
      return { report, events, files, state: filesIn(folder())['state.json'] ?? '' };
    } finally {
      await server.close();
    }
  };
}

function filesIn(folder: string): Record<string, string> {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name.replace('.csv', ''), readFileSync(path.join(folder, name), 'utf8')]),
  );
}
