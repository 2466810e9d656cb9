import { execFileSync, spawn } from 'node:child_process';
import { type CliResult, resultOf } from '../../support/runCli.ts';
import { image } from './buildImage.ts';
import { containerTool, toolCommand, toolEnvironment } from './containerTool.ts';

/** How a container is run, besides what all of them have. */
interface ContainerOptions {
  /** Folders of this machine by where they are in the container; they can be written. */
  folders?: Readonly<Record<string, string>>;
  /** Further options of the tool. */
  options?: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

/** As little as a container can be allowed, but for the network of this machine, where the tests serve their APIs. */
const restricted = [
  '--rm',
  '--network=host',
  '--read-only',
  '--tmpfs=/tmp',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
];

/** The user of the image. */
const user = 65_532;

/** Lets the user of the container write a folder: gives it away as root; otherwise the container runs as its owner. */
export function giveAway(folder: string): void {
  if (process.getuid?.() === 0) execFileSync('chown', ['--recursive', `${user}:${user}`, folder]);
}

/** Runs the image with these arguments to its end; without any, with its own. */
export async function runInContainer(
  args: readonly string[],
  { folders = {}, options = [], environment = {} }: ContainerOptions,
  watch?: Parameters<typeof resultOf>[2],
): Promise<CliResult> {
  const volumes = Object.entries(folders).map(([inside, folder]) => `--volume=${folder}:${inside}`);
  const variables = Object.entries(environment).map(([name, value]) => `--env=${name}=${value}`);
  const [program, command] = toolCommand(
    'run',
    ...restricted,
    ...asOwner(),
    ...volumes,
    ...variables,
    ...options,
    image,
    ...args,
  );
  return await resultOf(spawn(program, command, { env: toolEnvironment }), args, watch);
}

/** Where the tests are not root's, the folders are those of the user who runs them. */
function asOwner(): string[] {
  if (process.getuid?.() === 0) return [];
  const owner = `--user=${process.getuid?.()}:${process.getgid?.()}`;
  return containerTool === 'podman' ? [owner, '--userns=keep-id'] : [owner];
}

/** Runs a recorded case, whose data folder is the argument of `--data-dir`. */
export async function runCaseInContainer(args: string[], environment: Record<string, string>): Promise<CliResult> {
  const folder = args[args.indexOf('--data-dir') + 1] ?? '';
  giveAway(folder);
  return await runInContainer(args, { folders: { [folder]: folder }, environment });
}
