import * as z from 'zod';
import { configurationInput, pathInput } from '../inputs/configuration.ts';
import { maxRequestsOfTrial } from '../trial/trialLimits.ts';

export const findingInput = z.strictObject({
  ...configurationInput,
  job: z.string().min(1).max(1000).optional().describe('Absent: all jobs.'),
  maxRequests: z
    .int()
    .min(1)
    .max(maxRequestsOfTrial)
    .optional()
    .describe(`How many requests to send at most. Absent: 12 for each job, ${maxRequestsOfTrial} in all.`),
  send: z.boolean().default(true).describe('Whether requests may be sent. Without any, nothing is proven.'),
  responses: z
    .array(
      z.strictObject({
        job: z.string().min(1).max(1000).describe('Name of the job whose response it is.'),
        url: z.string().max(8000).describe('The address that was requested.'),
        headers: z.record(z.string().max(200), z.string().max(8000)).optional(),
        body: z.unknown().describe('The response, as JSON.'),
      }),
    )
    .max(20)
    .optional()
    .describe('Responses of the API that you know. If there are any, nothing is sent.'),
  description: pathInput.optional().describe('Path of an OpenAPI document of the API.'),
});

export type FindingInput = z.infer<typeof findingInput>;
