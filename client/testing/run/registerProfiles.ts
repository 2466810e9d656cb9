import * as vscode from 'vscode';
import type { Projects } from '../../project/composition/projects.ts';
import type { TestFiles } from '../files/testFiles.ts';
import { coverageDetails } from './coverage.ts';
import { debugTests } from './debugTests.ts';
import { runTests, type TestRunning } from './runTests.ts';
import { watchTests } from './watchTests.ts';

/** Adds the ways to run tests: *Run*, also at each saving, *Debug* and *Run with Coverage*. */
export function registerProfiles(running: TestRunning, files: TestFiles, projects: Projects): void {
  const { Run, Debug, Coverage } = vscode.TestRunProfileKind;
  const { controller } = running;
  const run = controller.createRunProfile(
    'Run',
    Run,
    async (request, token) => {
      if (request.continuous) watchTests(running, files, request, token);
      else await runTests(running, request, token);
    },
    true,
  );
  run.supportsContinuousRun = true;
  controller.createRunProfile('Debug', Debug, (request, token) => debugTests(running, projects, request, token), true);
  const coverage = controller.createRunProfile(
    'Run with Coverage',
    Coverage,
    (request, token) => runTests(running, request, token, true),
    true,
  );
  coverage.loadDetailedCoverage = async (_run, file) => coverageDetails(file);
}
