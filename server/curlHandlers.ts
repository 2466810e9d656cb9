import { type CancellationToken, type Connection, ProtocolRequestType } from 'vscode-languageserver';
import type { RegisterHandler } from './navigationHandlers.ts';
import {
  type CurlCommandAnswer,
  type CurlConfigurationAnswer,
  type CurlConfigurationParams,
  type CurlJobAnswer,
  type CurlJobParams,
  copyJobAsCurlRequest,
  curlConfigurationRequest,
  curlJobRequest,
  type JobAtParams,
} from './protocol.ts';
import { safely } from './safely.ts';
import type { CurlService } from './service/curl/curlService.ts';
import { unlessCancelled } from './unlessCancelled.ts';

const jobType = new ProtocolRequestType<CurlJobParams, CurlJobAnswer, never, void, void>(curlJobRequest);
const copyType = new ProtocolRequestType<JobAtParams, CurlCommandAnswer, never, void, void>(copyJobAsCurlRequest);

const failed: CurlConfigurationAnswer & { problem: string } = {
  problem: 'The command failed. See the log of the language server.',
};

/** Connects the requests about cURL commands to the part of the service that handles them. */
export function registerCurl(connection: Connection, handle: RegisterHandler, service: CurlService): void {
  handle(jobType, failed, (document, { command, secretsApart }) =>
    service.findCurlJob(document, command, secretsApart),
  );
  handle(copyType, failed, (document, { position }) => service.findJobCommand(document, position));
  connection.onRequest<CurlConfigurationAnswer, void>(
    curlConfigurationRequest,
    async ({ command, secretsApart }: CurlConfigurationParams, token: CancellationToken) => {
      const task = { name: curlConfigurationRequest, uri: 'a command' };
      const work = (): CurlConfigurationAnswer => service.writeCurlConfiguration(command, secretsApart);
      return await unlessCancelled(token, () => safely(task, failed, work, (line) => connection.console.error(line)));
    },
  );
}
