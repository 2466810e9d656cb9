import { sampleApiPort } from '@pagewright/sample-api/sampleApiPort';
import { startSampleApi } from '@pagewright/sample-api/startSampleApi';
import { type Command, InvalidArgumentError } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { onFirstSignal } from './process/onFirstSignal.ts';

/** `pagewright sample-api`: serves the bundled API on loopback until Ctrl-C. */
export function addSampleApi(program: Command): void {
  program
    .command('sample-api')
    .description('Serve the bundled sample API on this machine, until Ctrl-C.')
    .option('--port <n>', 'port to listen on; 0 picks a free one', port, sampleApiPort)
    .addHelpText('after', examplesText(['sample-api', 'sample-api --port 0']))
    .action(async (options: { port: number }) => {
      process.exitCode = await serve(options.port);
    });
}

async function serve(wanted: number): Promise<number> {
  try {
    const api = await startSampleApi({ port: wanted, onRequest: (line) => console.log(line) });
    console.log(`The sample API is listening on ${api.url} (press Ctrl-C to stop).`);
    await new Promise<void>((resolve) => onFirstSignal(resolve));
    await api.close();
    return exitCodes.done;
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error));
  }
}

function port(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new InvalidArgumentError('It must be a port from 0 to 65535.');
  return number;
}
