import * as z from 'zod';
import { configurationInput } from '../inputs/configuration.ts';

export const trialInput = z.strictObject({
  ...configurationInput,
  job: z.string().min(1).max(1000).describe('Name of the job, as "plan" lists it.'),
  maxPages: z
    .int()
    .min(1)
    .max(10)
    .default(3)
    .describe('How many pages to read at most: of the job, and of each child for each record of its parent.'),
});
