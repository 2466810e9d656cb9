import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import * as z from 'zod';
import { defineTool } from '../call/tool.ts';
import { configurationInput, readConfiguration } from '../inputs/configuration.ts';
import { openService } from '../inputs/openService.ts';

const reference = {
  context: z.string().max(100).describe('Such as "time", "response" or "attr".'),
  name: z.string().max(1000),
};

/** The value of a function of the format. */
export const evaluateFunction = defineTool({
  name: 'evaluate_function',
  title: 'Evaluate a function',
  description:
    'Computes a function or reference of a configuration, such as {"function": "concat", "args": […]}, with the code of a run. It returns the inputs that only a run knows: call again with "samples". Secrets are hidden.',
  input: z.strictObject({
    ...configurationInput,
    pointer: z
      .string()
      .max(4000)
      .describe('JSON pointer of the function in the file: "/parameters/api/http/headers/X-Date".'),
    samples: z
      .array(z.strictObject({ ...reference, value: z.string().max(100_000) }))
      .max(100)
      .optional()
      .describe('Values for what only a run knows.'),
  }),
  output: z.object({
    value: z.string().optional(),
    isHidden: z.boolean().optional().describe('The value has a secret in it.'),
    needs: z.array(z.object({ ...reference, isSecret: z.boolean() })).optional(),
    problem: z.string().optional(),
  }),
  async run({ pointer, samples, ...given }, call) {
    const { UserError } = await import('@pagewright/engine/run');
    const { pointerSteps } = await import('@pagewright/engine/json');
    const configuration = await readConfiguration(given, call);
    const { service, document } = await openService(configuration, call);
    const at = findOffset(document.getText(), pointerSteps(pointer));
    const evaluation =
      at === undefined ? undefined : service.evaluateFunction(document, document.positionAt(at), samples);
    if (evaluation === undefined)
      throw new UserError('tool.no-function', `There is no function or reference at "${pointer}".`);
    switch (evaluation.kind) {
      case 'value':
        return { value: evaluation.value };
      case 'hidden':
        return { isHidden: true };
      case 'needs':
        return { needs: evaluation.inputs };
      case 'problem':
        return { problem: evaluation.message };
    }
  },
});

/**
 * The offset of the start of a value, just inside it: a value around it may be a function too. The pointer may leave
 * out "parameters".
 */
function findOffset(text: string, steps: readonly string[]): number | undefined {
  const root = parseTree(text);
  const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const node = root && (findNodeAtLocation(root, path) ?? findNodeAtLocation(root, ['parameters', ...path]));
  return node && node.offset + 1;
}
