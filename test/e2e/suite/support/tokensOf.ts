import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as vscode from 'vscode';
import { extensionUnderTest } from './extensionUnderTest.ts';

export interface Token {
  text: string;
  scopes: string[];
}

/** The needed part of the two modules with which VS Code itself colours text. */
interface Textmate {
  Registry: new (options: object) => { loadGrammar(scope: string): Promise<Grammar> };
  parseRawGrammar(text: string, file: string): unknown;
  INITIAL: unknown;
}
interface Grammar {
  tokenizeLine(
    line: string,
    state: unknown,
  ): { tokens: { startIndex: number; endIndex: number; scopes: string[] }[]; ruleStack: unknown };
}
interface Oniguruma {
  loadWASM(bytes: ArrayBufferLike): Promise<void>;
  OnigScanner: new (patterns: string[]) => unknown;
  OnigString: new (text: string) => unknown;
}

/** The tokens of a text in a language of configurations, as this VS Code colours it. */
export async function tokensOf(text: string, language = 'extractor-config'): Promise<Token[]> {
  const textmate: Textmate = requireOfVscode('vscode-textmate');
  const grammar = await loadGrammar(textmate, `source.${language}`);
  let state = textmate.INITIAL;
  return text.split('\n').flatMap((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
    state = ruleStack;
    return tokens.map(({ startIndex, endIndex, scopes }) => ({ text: line.slice(startIndex, endIndex), scopes }));
  });
}

async function loadGrammar(textmate: Textmate, wanted: string): Promise<Grammar> {
  const oniguruma: Oniguruma = requireOfVscode('vscode-oniguruma');
  const wasm = path.join(path.dirname(pathOfVscode('vscode-oniguruma')), 'onig.wasm');
  await oniguruma.loadWASM(fs.readFileSync(wasm).buffer);
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns: string[]) => new oniguruma.OnigScanner(patterns),
      createOnigString: (line: string) => new oniguruma.OnigString(line),
    }),
    loadGrammar: async (scope: string) => {
      const file = grammarFile(scope);
      return file === undefined ? null : textmate.parseRawGrammar(fs.readFileSync(file, 'utf8'), file);
    },
  });
  return await registry.loadGrammar(wanted);
}

function grammarFile(scope: string): string | undefined {
  for (const { extensionPath, packageJSON } of [extensionUnderTest(), ...vscode.extensions.all]) {
    const grammars: { scopeName: string; path: string }[] = packageJSON.contributes?.grammars ?? [];
    const found = grammars.find(({ scopeName }) => scopeName === scope);
    if (found !== undefined) return path.join(extensionPath, found.path);
  }
  return undefined;
}

function requireOfVscode<Module>(name: string): Module {
  return createRequire(path.join(vscode.env.appRoot, 'package.json'))(name);
}

function pathOfVscode(name: string): string {
  return createRequire(path.join(vscode.env.appRoot, 'package.json')).resolve(name);
}
