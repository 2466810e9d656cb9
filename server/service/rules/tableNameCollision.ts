import { groupBy } from '@pagewright/core/groupBy';
import { safeName } from '@pagewright/core/tables/safeName';
import type { ObjectASTNode } from 'vscode-json-languageservice';
import { dataTypeOf } from '../model/dataTypeOf.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findObject, findProperty, findText } from '../model/nodes.ts';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';

const code = 'job.table-name-collision';

/** Finds two data types whose tables get the same name once characters that a name cannot have are replaced. */
export const tableNameCollision: Rule = {
  codes: [code],
  check(model, context) {
    const types = convertedTypes(model, context);
    const byName = groupBy(types, ([dataType]) => safeName(dataType));
    return [...byName].flatMap(([name, alike]) => {
      const names = [...new Set(alike.map(([dataType]) => dataType))];
      const [first] = names;
      return alike.flatMap(([dataType, job]) => (dataType === first ? [] : report(job, first ?? '', name)));
    });
  },
};

/** Data types without a mapping; with one, the tables are named as written. */
function convertedTypes({ config, allJobs }: ExtractorModel, { isBroken }: RuleContext): [string, ObjectASTNode][] {
  const mappings = findObject(config, 'mappings');
  return allJobs.flatMap(({ node }): [string, ObjectASTNode][] => {
    const dataType = dataTypeOf(node);
    const isMapped = dataType !== undefined && findProperty(mappings, dataType) !== undefined;
    return dataType === undefined || isMapped || isBroken(node) ? [] : [[dataType, node]];
  });
}

function report(job: ObjectASTNode, other: string, name: string): RuleFinding[] {
  const span = findText(job, 'dataType') ?? findText(job, 'endpoint');
  const message = `The table of this job and that of "${other}" are both named "${name}", because other characters become "_": they share a table, or this one gets another name. Give this job its own "dataType".`;
  return span ? [{ code, span, severity: 'warning', message }] : [];
}
