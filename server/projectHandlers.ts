import type { CancellationToken, Connection } from 'vscode-languageserver';
import {
  type CheckConfigurationAnswer,
  type CheckConfigurationParams,
  type CheckedOfProject,
  type CheckProjectParams,
  checkConfigurationRequest,
  checkedNotification,
  checkProjectRequest,
} from './projectProtocol.ts';
import { safely } from './safely.ts';
import type { ExtractorService, ProjectChecks } from './service.ts';
import { unlessCancelled } from './unlessCancelled.ts';

interface Ports {
  service: ExtractorService;
  checks: ProjectChecks;
  /** Gives the diagnostics of a part as the editor shows them. */
  shown<Part extends { findings: CheckedOfProject['part']['findings'] }>(part: Part): Part;
}

/** Connects the requests for checks of trees. Between two configurations, other requests are served. */
export function registerProjectChecks(connection: Connection, { service, checks, shown }: Ports): void {
  const log = (line: string) => connection.console.error(line);

  const checkAll = async (params: CheckProjectParams, token: CancellationToken): Promise<number> => {
    const { uri, check } = params;
    const tree = await checks.open(uri);
    const of = tree.configurations.length;
    const send = (value: Pick<CheckedOfProject, 'done' | 'of' | 'part'>) =>
      connection.sendNotification(checkedNotification, { ...value, check, part: shown(value.part) });
    await send({ done: 0, of, part: await checks.checkTree(service, tree) });
    for (const [done, configuration] of tree.configurations.entries()) {
      if (token.isCancellationRequested) return done;
      // One that fails is logged, and does not keep the others from being checked.
      const task = { name: checkProjectRequest, uri: configuration.file };
      const part = await safely(task, undefined, () => checks.checkConfiguration(service, configuration), log);
      if (part) await send({ done: done + 1, of, part });
    }
    return of;
  };

  connection.onRequest(checkProjectRequest, async (params: CheckProjectParams, token: CancellationToken) => {
    const task = { name: checkProjectRequest, uri: params.uri };
    return await unlessCancelled(token, () => safely(task, 0, () => checkAll(params, token), log));
  });
  connection.onRequest(
    checkConfigurationRequest,
    async ({ uri }: CheckConfigurationParams, token: CancellationToken) => {
      const task = { name: checkConfigurationRequest, uri };
      const check = async (): Promise<CheckConfigurationAnswer> => {
        const part = await checks.checkAgain(service, uri);
        return part ? shown(part) : null;
      };
      return await unlessCancelled(token, () => safely(task, null, check, log));
    },
  );
}
