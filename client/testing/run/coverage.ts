import * as vscode from 'vscode';
import type { PlacedPart } from '../worker/testMessages.ts';
import { locationOf } from './showResult.ts';

/** The coverage of a file, with its parts: VS Code asks for them when the file is shown. */
class PartsCoverage extends vscode.FileCoverage {
  readonly details: readonly vscode.DeclarationCoverage[];

  constructor(uri: vscode.Uri, details: readonly vscode.DeclarationCoverage[]) {
    const covered = details.filter(({ executed }) => Number(executed) > 0).length;
    const count = new vscode.TestCoverageCount(covered, details.length);
    // The parts are lines of the file as well: VS Code shows only files with statements in its percentages.
    super(uri, count, undefined, count);
    this.details = details;
  }
}

/** Shows which jobs, scrollers and columns of configurations the cases of a run exercise. */
export function showCoverage(run: vscode.TestRun, parts: readonly PlacedPart[]): void {
  const byFile = Map.groupBy(parts, ({ place }) => place.file);
  for (const own of byFile.values()) {
    const [first] = own;
    if (first === undefined) continue;
    run.addCoverage(new PartsCoverage(locationOf(first.place).uri, own.map(declarationOf)));
  }
}

/** The parts of a file that `showCoverage` has shown, and their lines. */
export function coverageDetails(coverage: vscode.FileCoverage): vscode.FileCoverageDetail[] {
  if (!(coverage instanceof PartsCoverage)) return [];
  const lines = coverage.details.map(({ executed, location }) => new vscode.StatementCoverage(executed, location));
  return [...coverage.details, ...lines];
}

function declarationOf({ kind, name, runs, place }: PlacedPart): vscode.DeclarationCoverage {
  return new vscode.DeclarationCoverage(`${kind} ${name}`, runs, locationOf(place).range);
}
