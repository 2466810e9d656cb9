import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFolder } from '../readFolder.ts';
import type { CliResult } from '../runCli.ts';
import { runCliHere } from '../runCliHere.ts';
import { type LoggedRequest, type Seed, type Stack, startStack } from '../stack/startStack.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A stack, and a folder for each test. */
export interface ProjectHere {
  stack: Stack;
  /** The folder of the project. */
  folder: string;
  /** Runs `pagewright project` in the folder, with the token in the environment. */
  project(verb: string, ...args: string[]): Promise<CliResult>;
  /** The result of a verb with `--format json`, which must end well unless `code` says otherwise. */
  json<Result>(verb: string, args?: string[], code?: number): Promise<Result>;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Replaces a part of a file that must be there. */
  edit(file: string, part: string, by: string): void;
  files(): Record<string, string>;
  /** The requests that were to change the project, in order: `PUT /v2/…/configs/101`. */
  writes(): Promise<string[]>;
  log(): Promise<LoggedRequest[]>;
  /** The body of a configuration in the project, as text. */
  body(id: string, component?: string): Promise<string>;
  /** The newest version of a configuration. */
  version(id: string, component?: string): Promise<number>;
  environment: Record<string, string>;
}

/** Starts a stack for the suite it is called in; returns a function that names the folder of the test. */
export function projectHere(seed?: Seed): () => ProjectHere {
  const folder = temporaryFolder();
  let stack: Stack;
  before(async () => {
    stack = await startStack(seed === undefined ? {} : { seed });
  });
  beforeEach(async () => await stack.reset(seed));
  after(async () => await stack.stop());
  return () => here(stack, folder());
}

function here(stack: Stack, root: string): ProjectHere {
  const folder = path.join(root, 'shop');
  mkdirSync(folder, { recursive: true });
  const home = path.join(root, 'home');
  const environment = { KBC_TOKEN: stack.token, XDG_CONFIG_HOME: home, APPDATA: home, HOME: home };
  const place = (file: string) => path.join(folder, file);
  const project = (verb: string, ...args: string[]) =>
    runCliHere(['project', verb, ...args, '--folder', folder], environment);
  const configuration = async (id: string, component: string) => {
    const found = await fetch(`${stack.url}/v2/storage/branch/default/components/${component}/configs/${id}`, {
      headers: { 'X-StorageApi-Token': stack.token },
    });
    return await found.text();
  };
  return {
    stack,
    folder,
    environment,
    project,
    async json(verb, args = [], code = 0) {
      const result = await project(verb, ...args, '--format', 'json');
      if (result.code !== code) throw new Error(`Exit code ${result.code}: ${result.stderr}${result.stdout}`);
      return JSON.parse(result.stdout);
    },
    read: (file) => readFileSync(place(file), 'utf8'),
    write(file, text) {
      mkdirSync(path.dirname(place(file)), { recursive: true });
      writeFileSync(place(file), text);
    },
    edit(file, part, by) {
      const text = readFileSync(place(file), 'utf8');
      if (!text.includes(part)) throw new Error(`"${part}" is not in ${file}.`);
      writeFileSync(place(file), text.replace(part, by));
    },
    files: () => readFolder(folder),
    async writes() {
      const log = await stack.log();
      return log.filter(isWrite).map(({ method, path: at }) => `${method} ${at.split('?')[0]}`);
    },
    log: () => stack.log(),
    async body(id, component = 'ex-generic-v2') {
      const text = await configuration(id, component);
      return /"configuration":(.*?),"(?:rows|state|rowsSortOrder)"/s.exec(text)?.[1] ?? text;
    },
    async version(id, component = 'ex-generic-v2') {
      return JSON.parse(await configuration(id, component)).version;
    },
  };
}

function isWrite({ method, service }: LoggedRequest): boolean {
  return method !== 'GET' && service !== 'encryption';
}
