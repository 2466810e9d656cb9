import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { isUserError, readQuery } from '@pagewright/engine/storage';
import { endedQueryText, maxQuerySeconds } from '@pagewright/engine/text/endedQuery';
import { type Command, Option } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { queryFormats } from './formats/queryFormats.ts';
import { secondsNumber } from './options/numberOptions.ts';
import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';

/** The number of characters that are gathered before they are printed. */
const charactersPerWrite = 64 * 1024;

interface QueryOptions {
  storage: string;
  format: keyof typeof queryFormats;
  maxSeconds: number;
}

/** `pagewright query`: queries the tables that runs have imported. */
export function addQuery(program: Command): void {
  program
    .command('query')
    .description('Query the tables that runs imported into a storage with --storage; only reads it.')
    .argument('<sql>', 'one statement of SQLite')
    .requiredOption('--storage <file>', 'the SQLite database')
    .addOption(
      new Option('--format <format>', 'format of the result').choices(Object.keys(queryFormats)).default('table'),
    )
    .option('--max-seconds <n>', 'end a query that takes longer', secondsNumber, maxQuerySeconds)
    .addHelpText(
      'after',
      examplesText([
        `query 'SELECT * FROM "in.c-main.users" LIMIT 10' --storage api.sqlite`,
        `query 'SELECT count(*) FROM "in.c-main.users"' --storage api.sqlite --format json`,
      ]),
    )
    .action(async (sql: string, options: QueryOptions) => {
      process.exitCode = await query(sql, options);
    });
}

async function query(sql: string, { storage, format, maxSeconds }: QueryOptions): Promise<number> {
  const watch = watchFor(maxSeconds);
  try {
    await readQuery(storage, sql, (result) => print(queryFormats[format](result)));
    return exitCodes.done;
  } catch (error) {
    if (!isUserError(error)) throw error;
    return complain(error.message);
  } finally {
    void watch.terminate();
  }
}

/** Starts the thread that ends this process at the limit, whatever SQLite does. */
function watchFor(seconds: number): Worker {
  const message = `pagewright: ${endedQueryText(seconds)}, or allow more with --max-seconds.\n`;
  return new Worker(path.join(__dirname, 'queryWatch.js'), { workerData: { seconds, message } });
}

/** Prints pieces; ends early if nobody reads the output any more. */
async function print(pieces: Iterable<string>): Promise<void> {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < charactersPerWrite) continue;
    if (!(await isWritten(text))) return;
    text = '';
  }
  await isWritten(text);
}

async function isWritten(text: string): Promise<boolean> {
  return await new Promise((resolve) => process.stdout.write(text, (error) => resolve(error == null)));
}
