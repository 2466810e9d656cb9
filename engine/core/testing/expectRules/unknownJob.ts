import { childPointer } from '../../childPointer.ts';
import { aboutKey, type ExpectFinding, type ExpectRule } from './expectRule.ts';
import { suggested } from './suggested.ts';

/** Finds a job that the configuration does not have. */
export const unknownJob: ExpectRule = {
  code: 'test.unknown-job',
  check({ jobs = {}, findings = [] }, { config }) {
    if (config === undefined) return [];
    const named = [
      ...Object.keys(jobs).map((name) => ({ name, pointer: childPointer('/jobs', name), ...aboutKey })),
      ...findings.flatMap(({ job }, index) =>
        job === undefined ? [] : [{ name: job, pointer: `/findings/${index}/job` }],
      ),
    ];
    return named.flatMap(({ name, ...place }): ExpectFinding[] => {
      if (config.jobs.includes(name)) return [];
      const { hint, data } = suggested(name, config.jobs, 'A job is named by "__NAME", "dataType" or "endpoint".');
      return [{ severity: 'warning', ...place, message: `The configuration has no job "${name}". ${hint}`, ...data }];
    });
  },
};
