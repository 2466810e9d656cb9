import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runTests } from '@vscode/test-electron';
import { extensionFolder } from '../../scripts/lib/stageExtension.ts';
import { type Stack, startStack } from '../support/stack/startStack.ts';
import type { StageResult } from '../support/stageResult.ts';
import { artefactPath } from './launch/artefactPath.ts';
import { bundleSuite } from './launch/bundleSuite.ts';
import { installVsix } from './launch/installVsix.ts';
import { prepareBrowser } from './launch/prepareBrowser.ts';
import { prepareServer } from './launch/prepareServer.ts';
import { projectRoot } from './launch/projectRoot.ts';

export interface SuiteOptions {
  /** A packaged extension to install and test; absent: the extension as built in `dist/`. */
  vsix?: string;
  /** Download a desktop VS Code and use it in place of the VS Code server. */
  desktop?: boolean;
}

/**
 * Runs the in-editor suite in a real VS Code and prints its lines; the extension has to be built before.
 * A run that broke, or in which no test ran, counts as one failure. Throws only where the host cannot be prepared.
 */
export async function runInEditorSuite(options: SuiteOptions = {}): Promise<StageResult> {
  if (!options.desktop) {
    prepareServer();
    prepareBrowser();
  }
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-e2e-'));
  try {
    return await runIn(temporary, options);
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function runIn(temporary: string, options: SuiteOptions): Promise<StageResult> {
  const report = artefactPath('suite-report.json');
  fs.rmSync(report, { force: true });
  const workspace = path.join(temporary, 'workspace');
  fs.cpSync(path.join(projectRoot, 'test/e2e/workspace'), workspace, { recursive: true });
  // Beside the workspace: only the suite of projects copies them into it.
  fs.cpSync(path.join(projectRoot, 'test/e2e/project'), path.join(temporary, 'project'), { recursive: true });
  const data = path.join(temporary, 'data');
  if (options.vsix !== undefined) await installVsix(options.vsix, data);
  const broken = await runVscode(workspace, data, report, options).catch((error: unknown) => error);
  if (broken !== undefined) console.error(String(broken));
  return readReport(report, broken);
}

async function runVscode(workspace: string, data: string, report: string, options: SuiteOptions): Promise<void> {
  const shell = path.join(projectRoot, 'test/e2e/launch/shellExtension');
  // The project of the tests of the round trip, which speak with it over the network as the extension does.
  const stack = await startStack();
  await runTests({
    ...(options.desktop ? {} : { vscodeExecutablePath: path.join(projectRoot, 'test/e2e/launch/codeHost.ts') }),
    extensionDevelopmentPath: options.vsix === undefined ? extensionFolder(projectRoot) : shell,
    extensionTestsPath: await bundleSuite(),
    launchArgs: [workspace],
    extensionTestsEnv: {
      PAGEWRIGHT_TEST_REPORT: report,
      E2E_SERVER_DATA: data,
      PATH: pathWithThisNode(),
      ...stackEnvironment(stack),
    },
  }).finally(() => stack.stop());
}

/** How the suite finds the stack. */
function stackEnvironment({ url, token }: Stack): Record<string, string> {
  return { PAGEWRIGHT_TEST_STACK: url, PAGEWRIGHT_TEST_TOKEN: token };
}

/** The host program names its Node by `env node`, which must be the one of the project. */
function pathWithThisNode(): string {
  return [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter);
}

function readReport(report: string, broken: unknown): StageResult {
  if (!fs.existsSync(report)) return { passed: 0, failures: [`the window did not come to its end: ${String(broken)}`] };
  const result: StageResult = JSON.parse(fs.readFileSync(report, 'utf8'));
  // A window that broke after its last test, or in which no test ran, has not shown anything.
  if (result.failures.length === 0 && (broken !== undefined || result.passed === 0))
    return { ...result, failures: [`the window broke: ${String(broken)}`] };
  return result;
}
