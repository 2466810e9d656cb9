import { UserError } from '@pagewright/engine/errors';
import type { ProjectApi, ProjectLink, Trip } from '@pagewright/engine/platform';
import type * as vscode from 'vscode';
import { readNetwork } from '../../running/network/readNetwork.ts';
import { loadPlatform } from './loadPlatform.ts';
import { projectOf, type Tokens } from './tokens.ts';

/** How far something is: to be cancelled, and to be shown. */
export type TripOptions = Pick<Trip, 'signal'> & Partial<Pick<Trip, 'onProgress'>>;

/** A token, and where it is sent. */
interface Access {
  /** The origin of the stack, which the user has named. */
  stack: string;
  token: string;
}

interface TripParts {
  tokens: Tokens;
  log: vscode.LogOutputChannel;
  /** Of the extension. */
  version: string;
}

/** Opens projects for as long as something is done with them. */
export class Trips {
  readonly #parts: TripParts;

  constructor(parts: TripParts) {
    this.#parts = parts;
  }

  /** The link of a folder. Throws a UserError if there is none, or it cannot be used. */
  async link(root: string): Promise<ProjectLink> {
    const { diskWritableFiles, linkPath, requireLink } = await loadPlatform();
    const text = await diskWritableFiles(root).read(linkPath);
    if (text !== undefined) return requireLink(text);
    throw new UserError('platform.not-connected', `The folder "${root}" is connected to no project.`);
  }

  /** Whether this machine has a token for the project of a folder. */
  async isConnected(root: string): Promise<boolean> {
    return (await this.#parts.tokens.of(projectOf(await this.link(root)))) !== undefined;
  }

  /**
   * Works with the project of a folder. Throws a UserError, also where this machine has no token for it: then nothing is
   * sent.
   */
  async take<Result>(root: string, work: (trip: Trip) => Promise<Result>, options: TripOptions): Promise<Result> {
    const link = await this.link(root);
    const token = await this.#parts.tokens.of(projectOf(link));
    if (token === undefined) throw notConnected(link);
    return await this.takeWith({ stack: link.stack, token }, root, work, options);
  }

  /** Works with a project whose token the user has just given. */
  async takeWith<Result>(
    access: Access,
    root: string,
    work: (trip: Trip) => Promise<Result>,
    options: TripOptions,
  ): Promise<Result> {
    const { diskWritableFiles } = await loadPlatform();
    const api = await this.open(access, options.signal);
    try {
      return await work({ api, files: diskWritableFiles(root), ...options });
    } finally {
      await api.close();
    }
  }

  /** Logs an error that is no fault of the user, of something that nobody waits for. */
  reportFault(error: unknown): void {
    this.#parts.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }

  /** Opens the APIs of a project. The caller closes them. */
  async open(access: Access, signal: AbortSignal): Promise<ProjectApi> {
    const { log, version } = this.#parts;
    const { openProject } = await loadPlatform();
    return await openProject(
      {
        ...access,
        userAgent: `Pagewright/${version}`,
        network: readNetwork(),
        onWait: ({ host, reason, delayMs }) =>
          log.info(`"${host}": ${reason}, trying again in ${Math.ceil(delayMs / 1000)} s.`),
      },
      signal,
    );
  }
}

function notConnected({ project, stack }: ProjectLink): UserError {
  const message = `This machine has no token for project ${project.id}, "${project.name}", of "${stack}". Connect to it.`;
  return new UserError('platform.stack-not-confirmed', message);
}
