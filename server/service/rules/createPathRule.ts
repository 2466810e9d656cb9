import { isIndex } from '@pagewright/core/shapes/isIndex';
import type { KnownPath } from '@pagewright/core/shapes/knownPaths';
import { nearestPath } from '@pagewright/core/shapes/nearestPath';
import type { StringASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findList } from '../model/nodes.ts';
import type { PathKind, ResponsePath } from '../model/paths/responsePath.ts';
import { pathsOfKind } from '../model/paths/responsePaths.ts';
import { isOnlyDescribed, type KnownJob } from '../shapes/jobShapes.ts';
import { pathsFor } from '../shapes/pathsFor.ts';
import { shapeAt } from '../shapes/shapeAt.ts';
import { shapesFor } from '../shapes/shapesFor.ts';
import { didYouMean } from './didYouMean.ts';
import { dottedPathFinding } from './dottedPathFinding.ts';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';

/** The maximum number of named jobs; more would hide the sentence. */
const namedJobs = 5;

interface PathRule {
  code: string;
  kind: PathKind;
  /** The consequence in a run, as the end of "No known … has …, so". */
  consequence: string;
  /** Whether a value of these types can be meant; if absent, any. */
  canBe?(path: KnownPath): boolean;
  /** The reason why a response may leave the path out. Without a suggestion the finding is then only information. */
  mayBeAbsent?: string;
  /** Whether the author expects the path to be absent. */
  isExpected?(path: ResponsePath): boolean;
}

/** Creates a rule for paths that no known response or record has. Silent unless those of all its jobs are known. */
export function createPathRule(rule: PathRule): Rule {
  return {
    codes: [rule.code],
    check(model, context) {
      if (context.shapes === undefined) return [];
      return pathsOfKind(rule.kind, model).flatMap((path) => check(path, rule, model, context));
    },
  };
}

function check(path: ResponsePath, rule: PathRule, model: ExtractorModel, context: RuleContext): RuleFinding[] {
  const { node } = path;
  if (!node || node.value === '' || !path.isRead || rule.isExpected?.(path)) return [];
  const { known, isWhole } = shapesFor(path, model, context.shapes);
  const isMissing = isWhole && known.every(({ schema }) => shapeAt(schema, node.value, path) === 'no');
  return isMissing && isFinished(path, node, model, context) ? [report(path, node, known, rule)] : [];
}

/** Whether a path is finished. The unwritten parts of a job may change its records. */
function isFinished({ from, jobs }: ResponsePath, node: StringASTNode, model: ExtractorModel, context: RuleContext) {
  if (context.isBroken(node)) return false;
  const list = findList(model.config, 'jobs');
  if (from === 'response') return true;
  return list !== undefined && !context.isBroken(list) && !jobs.some((job) => context.isBroken(job.node));
}

function report(path: ResponsePath, node: StringASTNode, known: readonly KnownJob[], rule: PathRule): RuleFinding {
  const dotted = dottedPathFinding(path, node, known, rule);
  if (dotted !== undefined) return dotted;
  const described = known.find(isOnlyDescribed)?.described?.name;
  const candidates = pathsFor(path, known, indicesIn(node.value, path)).filter((each) => rule.canBe?.(each) ?? true);
  const free = candidates.map((each) => each.path).filter((text) => !isTaken(text, path));
  const suggestion = nearestPath(node.value, free, path.delimiter ?? '.');
  const absence = suggestion === undefined ? rule.mayBeAbsent : undefined;
  const hint = absence === undefined ? didYouMean(suggestion) : ` ${absence}`;
  const isSeen = described === undefined;
  return {
    code: rule.code,
    span: node,
    severity: isSeen && absence === undefined ? 'warning' : 'information',
    message: isSeen
      ? `No known ${path.from} of ${listOf(known)} has "${node.value}", so ${rule.consequence}.${hint}`
      : `"${node.value}" is not described in ${described} for the ${path.from}s of ${listOf(known)}. If it is missing, ${rule.consequence}.${didYouMean(suggestion)}`,
    data: { found: node.value, suggestion },
  };
}

/** The different indices in a path. */
function indicesIn(text: string, { delimiter }: ResponsePath): string[] {
  return delimiter === null ? [] : [...new Set(text.split(delimiter).filter(isIndex))];
}

/** Whether a key exists: suggesting it would write it twice. */
function isTaken(text: string, { kind, property }: ResponsePath): boolean {
  if (kind !== 'mapping' || property.parent?.type !== 'object') return false;
  return property.parent.properties.some(({ keyNode }) => keyNode.value === text);
}

function listOf(known: readonly KnownJob[]): string {
  const names = known.slice(0, namedJobs).map(({ name }) => `"${name}"`);
  const left = known.length - names.length;
  return `${names.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}
