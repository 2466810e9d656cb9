import assert from 'node:assert/strict';
import { composeConfiguration } from '@pagewright/core/project/model/composeConfiguration';
import type { ComposeChoice } from '@pagewright/core/project/model/composedConfiguration';
import { openTree } from '@pagewright/core/project/model/openTree';
import type { TreeTool } from '@pagewright/core/project/model/projectTree';
import type { ProjectFinding } from '@pagewright/core/project/source/projectFinding';
import { type SampleConfiguration, sampleTree } from '../../../../support/sampleTree.ts';
import { type MemoryTree, memoryTree, shownPlace } from '../../../../support/treeFiles.ts';

/** A tree whose marks are the places of the finding; without marks nothing may be found. */
export interface FindingCase {
  tree: SampleConfiguration[];
  choice?: ComposeChoice;
  /** Absent: it is the same with both. */
  tool?: TreeTool;
  /** Changes the files after they are written. */
  change?: (files: Record<string, string>) => void;
  severity?: ProjectFinding['severity'];
  /** A part of the message. */
  says?: RegExp;
  /** Another code that is found because of the same mistake. */
  also?: string;
}

/** All findings of a tree: of the tree itself, of its files, and of what they are together. */
export async function allFindings(tree: MemoryTree, choice: ComposeChoice = {}): Promise<ProjectFinding[]> {
  const { configurations, findings } = await openTree('', tree.files);
  const read = await Promise.all(configurations.map((each) => composeConfiguration(each, tree.files, choice)));
  return [...findings, ...read.flatMap((each) => [...each.findings, ...each.composed.flatMap((one) => one.findings)])];
}

/** Checks that a code is found where the cases have marks, and that nothing else is found in any of them. */
export function findingCases(code: string, cases: Record<string, FindingCase>): void {
  describe(code, () => {
    for (const [title, each] of Object.entries(cases))
      for (const tool of each.tool === undefined ? (['kbc', 'kbagent'] as const) : [each.tool])
        it(`${title} (${tool})`, () => check(code, each, tool));
    it('has cases in which it is found, and others', () => {
      const marked = Object.values(cases).filter((each) => /[«⟦]/.test(textOf(each)));
      assert.ok(marked.length > 0 && marked.length < Object.keys(cases).length);
    });
    for (const tool of ['kbc', 'kbagent'] as const)
      it(`has a case in which it is found in a tree of ${tool}`, () => {
        const own = Object.values(cases).filter((each) => each.tool === undefined || each.tool === tool);
        assert.ok(own.some((each) => /[«⟦]/.test(textOf(each, tool))));
      });
  });
}

async function check(
  code: string,
  { tree, choice, change, severity, says, also }: FindingCase,
  tool: TreeTool,
): Promise<void> {
  const files = sampleTree(tool, tree);
  change?.(files);
  const memory = memoryTree(files);
  const findings = (await allFindings(memory, choice)).filter((each) => each.code !== also);
  assert.deepEqual(
    findings.map((each) => `${each.code} ${shownPlace(memory, each.place)}`).toSorted(),
    memory.marks.map((mark) => `${code} ${shownPlace(memory, mark)}`).toSorted(),
  );
  for (const each of findings) {
    assert.match(each.message, /^[A-Z"].*[.?]$/s);
    if (severity !== undefined) assert.equal(each.severity, severity);
    if (says !== undefined) assert.match(each.message, says);
  }
}

function textOf({ tree, change }: FindingCase, tool: TreeTool = 'kbagent'): string {
  const files = sampleTree(tool, tree);
  change?.(files);
  return Object.values(files).join('\n');
}
