import { childPointer } from '@pagewright/core/childPointer';
import { describeObjects } from './describeObjects.ts';
import { isNoteKey } from './isNoteKey.ts';
import { isRefusedKey } from './isRefusedKey.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'platform.note-key';

/** Finds a note (`__…`), or the name of the schema, around `parameters`: a run here ignores it, the platform does not. */
export const platformNoteKey: Rule = {
  codes: [code],
  check(model, { matches }) {
    const refused = describeObjects(matches).filter(({ known }) => isRefusedKey(model, known));
    return refused.flatMap(({ object }) =>
      object.properties
        .filter(({ keyNode, valueNode }) => isNoteKey(keyNode.value) && valueNode !== undefined)
        .map(({ keyNode }) => findingOf(keyNode)),
    );
  },
};

function findingOf(keyNode: RuleFinding['span'] & { value: string }): RuleFinding {
  const found = keyNode.value;
  const isSchema = found === '$schema';
  const advice = isSchema ? 'Remove it.' : 'Move the note into "parameters".';
  const message = `The platform refuses the configuration for "${found}" here, which it does not know. ${advice}`;
  const destination = isSchema ? {} : { destination: childPointer('/parameters', found) };
  return { code, span: keyNode, severity: 'warning', message, data: { found, ...destination } };
}
