import path from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isExportDeclaration,
  isIdentifier,
  isImportDeclaration,
  isLiteralTypeNode,
  isNewExpression,
  isNoSubstitutionTemplateLiteral,
  isRegularExpressionLiteral,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';

const root = path.join(import.meta.dirname, '..', '..');

/** A regular expression in a file: as it is written, or put together by a call of `RegExp`. */
export interface WrittenPattern {
  file: string;
  /** Undefined for one that is put together. */
  written: { source: string; flags: string } | undefined;
}

/** Every regular expression in these files, which are given by their paths from the root. */
export function regularExpressionsIn(files: readonly string[]): WrittenPattern[] {
  return parse(files, (sourceFile, file) => patternsIn(sourceFile).map((written) => ({ file, written })));
}

/** A text that a file has as a value: not in an import, a type or a sentence with values in it. */
export interface WrittenText {
  file: string;
  text: string;
}

/** Every text in these files, which are given by their paths from the root. */
export function textsIn(files: readonly string[]): WrittenText[] {
  return parse(files, (sourceFile, file) => literalsIn(sourceFile).map((text) => ({ file, text })));
}

function literalsIn(node: Node): string[] {
  if (isImportDeclaration(node) || isExportDeclaration(node) || isLiteralTypeNode(node)) return [];
  const found = isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) ? [node.text] : [];
  node.forEachChild((child) => {
    found.push(...literalsIn(child));
    return undefined;
  });
  return found;
}

/** Parses files without the libraries and packages that they import. */
function parse<Found>(files: readonly string[], find: (parsed: SourceFile, file: string) => Found[]): Found[] {
  const config = path.join(root, 'onlyTheseFiles.json');
  const settings = { compilerOptions: { noResolve: true, noLib: true, types: [] }, files };
  const api = new API({
    cwd: root,
    fs: {
      readFile: (file) => (file === config ? JSON.stringify(settings) : undefined),
      fileExists: (file) => (file === config ? true : undefined),
    },
  });
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    return files.flatMap((file) => {
      const parsed = project?.program.getSourceFile(path.join(root, file));
      if (parsed === undefined) throw new Error(`${file} was not parsed`);
      return find(parsed, file);
    });
  } finally {
    api.close();
  }
}

function patternsIn(node: Node): WrittenPattern['written'][] {
  const found: WrittenPattern['written'][] = isRegularExpressionLiteral(node)
    ? [partsOf(node.text)]
    : isPutTogether(node)
      ? [undefined]
      : [];
  node.forEachChild((child) => {
    found.push(...patternsIn(child));
    return undefined;
  });
  return found;
}

function isPutTogether(node: Node): boolean {
  return (
    (isNewExpression(node) || isCallExpression(node)) &&
    isIdentifier(node.expression) &&
    node.expression.text === 'RegExp'
  );
}

function partsOf(literal: string): { source: string; flags: string } {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}
