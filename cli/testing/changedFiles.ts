import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '@pagewright/engine/run';
import type { FoundTests } from './findTests.ts';

const run = promisify(execFile);

/** The configurations that Git has changed since a commit, or whose tests it has. Throws a UserError where Git says nothing. */
export async function changedOf(found: FoundTests, since: string | true, signal: AbortSignal): Promise<FoundTests> {
  const files = await changedFiles(since === true ? 'HEAD' : since, signal);
  const isChanged = ({ shown, testsFolder }: FoundTests['configs'][number]) =>
    files.some(
      (file) => isIn(path.resolve(shown), file) || isIn(testsFolder, file) || isSettings(file, path.resolve(shown)),
    );
  return { ...found, configs: found.configs.filter(isChanged) };
}

function isIn(place: string, file: string): boolean {
  return file === place || file.startsWith(`${place}${path.sep}`);
}

/** Whether a file holds the environments of a configuration. */
function isSettings(file: string, config: string): boolean {
  return path.basename(file) === '.pagewright.json' && config.startsWith(`${path.dirname(file)}${path.sep}`);
}

async function changedFiles(ref: string, signal: AbortSignal): Promise<string[]> {
  const git = async (...args: string[]) => (await run('git', args, { signal, maxBuffer: 256 * 1024 * 1024 })).stdout;
  try {
    const root = (await git('rev-parse', '--show-toplevel')).trim();
    // A file that was moved has changed in both places.
    const changed = await git('diff', '--name-only', '--no-renames', '-z', '--end-of-options', ref, '--');
    const added = await git('ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--', root);
    return `${changed}\0${added}`.split('\0').flatMap((name) => (name === '' ? [] : [path.join(root, name)]));
  } catch (error) {
    if (signal.aborted) throw error;
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : '';
    throw new UserError(
      'test.no-git',
      `Git cannot say what has changed since "${ref}"${said ? `: ${said}` : ''}. Leave out --changed, or name a commit.`,
    );
  }
}
