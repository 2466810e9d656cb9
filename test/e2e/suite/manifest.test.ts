import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { extensionUnderTest } from './support/extensionUnderTest.ts';
import { isOffered } from './support/isOffered.ts';

interface Manifest {
  activationEvents: string[];
  capabilities: Record<'untrustedWorkspaces' | 'virtualWorkspaces', { supported: unknown; description?: string }>;
  contributes: {
    commands: { command: string; title: string; category?: string }[];
    configuration: { properties: Record<string, { markdownDescription?: string; default?: unknown }> };
  };
}

describe('The manifest', () => {
  const manifest: Manifest = extensionUnderTest().packageJSON;

  before(() => extensionUnderTest().activate());

  it('activates for configurations and JSON files, and for tabs that come back (commands activate by themselves)', () => {
    assert.deepEqual(manifest.activationEvents.toSorted(), [
      'onDebugResolve:pagewright',
      'onFileSystem:pagewright-docs',
      'onFileSystem:pagewright-query',
      'onLanguage:extractor-config',
      'onLanguage:extractor-config-yaml',
      'onLanguage:json',
      'onLanguage:yaml',
      'onWebviewPanel:pagewright.compare',
      'onWebviewPanel:pagewright.golden',
      'onWebviewPanel:pagewright.lastNight',
      'onWebviewPanel:pagewright.summary',
      'onWebviewPanel:pagewright.test',
      'workspaceContains:**/*.tests/*/expect.json',
      'workspaceContains:**/.pagewright/project.json',
      'workspaceContains:.keboola/manifest.json',
    ]);
  });

  for (const capability of ['untrustedWorkspaces', 'virtualWorkspaces'] as const) {
    it(`says in words what works in ${capability}`, () => {
      assert.equal(manifest.capabilities[capability].supported, 'limited');
      assert.match(manifest.capabilities[capability].description ?? '', /works? everywhere\./);
    });
  }

  it('declares commands of one category', () => {
    for (const { command, category } of manifest.contributes.commands) assert.equal(category, 'Pagewright', command);
  });

  it('declares no command that is not there, but for those that are hidden where there is no machine', async () => {
    const existing = new Set(await vscode.commands.getCommands(true));
    const offered = manifest.contributes.commands.map(({ command }) => command).filter(isOffered);
    assert.deepEqual(
      offered.filter((command) => !existing.has(command)),
      [],
    );
  });

  it('describes every setting and gives its default', () => {
    for (const [name, { markdownDescription, default: value }] of Object.entries(
      manifest.contributes.configuration.properties,
    )) {
      assert.ok(markdownDescription, name);
      assert.notEqual(value, undefined, name);
    }
  });
});
