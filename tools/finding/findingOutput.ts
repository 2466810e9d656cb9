import * as z from 'zod';
import { editOutput } from '../results/editResult.ts';

const result = z
  .enum(['found', 'not-needed', 'not-expressible', 'unknown'])
  .describe(
    '"found": proven by reading. "not-needed": one request brings all. "not-expressible": the format has no method for it. "unknown": nothing is proven.',
  );
const pagination = z.record(z.string(), z.unknown());
const requests = z.array(z.number()).optional().describe('Numbers of the requests of the search.');

/** The answer of `find-paging --format json`, with the edits that write it, or with what is likely without a request. */
export const findingOutput = z.object({
  result,
  method: z.string().optional(),
  pagination: pagination.optional().describe('The value for "api.pagination". Absent: there is nothing to write.'),
  changes: z
    .array(z.object({ pointer: z.string(), value: z.unknown().optional().describe('Absent: it is removed.') }))
    .describe('What must change besides "api.pagination".'),
  evidence: z.array(z.object({ message: z.string(), requests })),
  tried: z.array(z.object({ what: z.string(), reason: z.string(), requests })).describe('What does not work, and why.'),
  requests: z.number().describe('How many requests were sent.'),
  maxRequests: z.number(),
  reason: z.string().describe('The conclusion.'),
  jobs: z
    .array(z.object({ job: z.string(), result, pagination: pagination.optional(), reason: z.string() }))
    .optional()
    .describe('What was found for each of several jobs.'),
  edits: z
    .array(editOutput)
    .optional()
    .describe('The edits that write it; none if all of it is there. Absent: they would write a secret.'),
  candidates: z
    .array(
      z.object({
        title: z.string(),
        proven: z.literal(false),
        confidence: z.enum(['high', 'medium', 'low']),
        evidence: z.string(),
        edits: z.array(editOutput).optional().describe('None: it is written already, or no method fits.'),
      }),
    )
    .optional()
    .describe('Paging methods that fit what is known, if nothing was sent. None of them is proven.'),
  lookedAt: z.string().optional().describe('The known responses. Empty: none is known.'),
  described: z
    .array(z.object({ endpoint: z.string(), paging: z.string(), sureness: z.string(), evidence: z.array(z.string()) }))
    .optional()
    .describe('The paging in the OpenAPI document for all of its lists.'),
});

export type FindingOutput = z.infer<typeof findingOutput>;
