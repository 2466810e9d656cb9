import { createFile, replaceFile } from '@pagewright/engine/files';
import { guidance } from '@pagewright/tools/guidance';
import type { Command } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { becauseOf } from './becauseOf.ts';
import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';

/** The file in which assistants look for guidance about a repository. */
const file = 'AGENTS.md';

/** `pagewright init-guidance`: writes guidance for assistants that work on a repository of configurations. */
export function addInitGuidance(program: Command): void {
  program
    .command('init-guidance')
    .description(`Write ${file} into this folder: how assistants use the tools on its configurations.`)
    .option('--force', 'replace the file if it exists')
    .addHelpText('after', examplesText(['init-guidance']))
    .action(async ({ force }: { force?: boolean }) => {
      process.exitCode = await write(force === true);
    });
}

async function write(mayReplace: boolean): Promise<number> {
  try {
    await (mayReplace ? replaceFile : createFile)(file, guidance);
    console.log(`Written to ${file}.`);
    return exitCodes.done;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const exists = `"${file}" exists already. Add the lines of "docs/assistants.md" to it, or replace it with --force.`;
    const reason = code === 'EEXIST' ? exists : `"${file}" cannot be written${becauseOf(error)}. Check the folder.`;
    return complain(reason);
  }
}
