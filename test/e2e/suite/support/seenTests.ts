import * as vscode from 'vscode';
import { apiOfExtension } from './apiOfExtension.ts';
import { waitFor } from './waitFor.ts';

/** A result as the extension gives it to VS Code. */
export interface SeenResult {
  /** The labels from the configuration to the item. */
  path: string[];
  outcome: 'passed' | 'failed' | 'errored' | 'skipped';
  messages: { text: string; file?: string; line?: number; contextValue?: string }[];
}

/** A run of tests that the extension has made. */
export interface SeenRun {
  results: SeenResult[];
  output: string;
  coverage: vscode.FileCoverage[];
  isOver: boolean;
}

/** The tests of the extension: VS Code tells another extension nothing of them, so their controller is watched. */
export class SeenTests {
  readonly runs: SeenRun[] = [];
  controller: vscode.TestController | undefined;
  profiles: vscode.TestRunProfile[] = [];

  /** Watches the controller that is made from now on. Call it before there are tests in the workspace. */
  watch(): void {
    const { tests } = apiOfExtension();
    const { createTestController } = tests;
    Object.assign(tests, {
      createTestController: (id: string, label: string) => {
        const made = createTestController(id, label);
        this.controller = made;
        return new Proxy(made, {
          get: (target, key) => {
            if (key === 'createTestRun')
              return (request: vscode.TestRunRequest) => this.#watched(target.createTestRun(request));
            if (key === 'createRunProfile')
              return (...asked: Parameters<typeof target.createRunProfile>) => {
                const profile = target.createRunProfile(...asked);
                this.profiles.push(profile);
                return profile;
              };
            return Reflect.get(target, key);
          },
        });
      },
    });
  }

  /** Does something that runs tests, and returns the run once it is over. */
  async run(work: () => PromiseLike<unknown>): Promise<SeenRun> {
    const before = this.runs.length;
    await work();
    return await waitFor('the run of tests', () => this.runs.slice(before).find(({ isOver }) => isOver));
  }

  /** The items from the root to the leaves, by their labels. */
  labels(items = this.controller?.items): string[] {
    const all = [...(items ?? [])].map(([, item]) => item);
    return all.flatMap((item) => [
      item.label,
      ...this.labels(item.children).map((label) => `${item.label} › ${label}`),
    ]);
  }

  #watched(run: vscode.TestRun): vscode.TestRun {
    const seen: SeenRun = { results: [], output: '', coverage: [], isOver: false };
    this.runs.push(seen);
    const note = (outcome: SeenResult['outcome'], item: vscode.TestItem, given: unknown) => {
      const messages = Array.isArray(given)
        ? given.map(shown)
        : given instanceof vscode.TestMessage
          ? [shown(given)]
          : [];
      seen.results.push({ path: pathOf(item), outcome, messages });
    };
    return new Proxy(run, {
      get: (target, key) => {
        const value = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          const [first, second] = args;
          if (key === 'passed' || key === 'failed' || key === 'errored' || key === 'skipped')
            note(key, first as vscode.TestItem, second);
          if (key === 'appendOutput') seen.output += String(first);
          if (key === 'addCoverage') seen.coverage.push(first as vscode.FileCoverage);
          if (key === 'end') seen.isOver = true;
          return value.apply(target, args);
        };
      },
    });
  }
}

function shown({ message, location, contextValue }: vscode.TestMessage): SeenResult['messages'][number] {
  return {
    text: typeof message === 'string' ? message : message.value,
    ...(location && { file: location.uri.path.split('/').at(-1) ?? '', line: location.range.start.line + 1 }),
    ...(contextValue !== undefined && { contextValue }),
  };
}

function pathOf(item: vscode.TestItem): string[] {
  return [...(item.parent ? pathOf(item.parent) : []), item.label];
}
