import { type CancellationToken, type Connection, ProtocolRequestType } from 'vscode-languageserver';
import {
  type CurlCommandAnswer,
  type CurlConfigurationAnswer,
  type CurlConfigurationParams,
  type CurlJobAnswer,
  type CurlJobParams,
  type CurlLoginAnswer,
  type CurlLoginParams,
  copyJobAsCurlRequest,
  curlConfigurationRequest,
  curlJobRequest,
  curlLoginRequest,
  type JobAtParams,
} from './curlProtocol.ts';
import type { RegisterHandler } from './navigationHandlers.ts';
import { safely } from './safely.ts';
import type { CurlService } from './service/curl/curlService.ts';
import { unlessCancelled } from './unlessCancelled.ts';

const jobType = new ProtocolRequestType<CurlJobParams, CurlJobAnswer, never, void, void>(curlJobRequest);
const copyType = new ProtocolRequestType<JobAtParams, CurlCommandAnswer, never, void, void>(copyJobAsCurlRequest);

const failed = {
  problem: 'The command failed. See the log of the language server.',
};

/** Connects the requests about cURL commands to the part of the service that handles them. */
export function registerCurl(connection: Connection, handle: RegisterHandler, service: CurlService): void {
  handle(jobType, failed, (document, { command, secretsApart }) =>
    service.findCurlJob(document, command, secretsApart),
  );
  handle(copyType, failed, (document, { position }) => service.findJobCommand(document, position));
  /** Answers a request about a command that belongs to no document. */
  const answer = <Params>(name: string, work: (params: Params) => object) =>
    connection.onRequest<object, void>(name, async (params: Params, token: CancellationToken) => {
      const task = { name, uri: 'a command' };
      const log = (line: string) => connection.console.error(line);
      return await unlessCancelled(token, () => safely(task, failed, () => work(params), log));
    });
  answer(
    curlConfigurationRequest,
    ({ command, secretsApart }: CurlConfigurationParams): CurlConfigurationAnswer =>
      service.writeCurlConfiguration(command, secretsApart),
  );
  answer(
    curlLoginRequest,
    ({ command, baseUrl }: CurlLoginParams): CurlLoginAnswer => service.writeCurlLogin(command, baseUrl),
  );
}
