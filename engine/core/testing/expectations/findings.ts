import { runExpectation } from './expectation.ts';

/** Evidence that must be there: `findings`. */
export const findings = runExpectation({
  key: 'findings',
  code: 'test.finding',
  check: (expected, { report }) =>
    expected.map(({ code, job }, index) => {
      const title = `${job === undefined ? '' : `"${job}": `}evidence "${code}"`;
      const pointer = `/${index}`;
      const own = report.jobs.filter(({ name }) => job === undefined || name === job);
      const all = own.flatMap(({ verdict }) => verdict.evidence.map((each) => String(each.code)));
      if (all.includes(code)) return { title, pointer };
      const found = all.length === 0 ? 'There is none.' : `There is: ${[...new Set(all)].join(', ')}.`;
      return {
        title,
        pointer,
        failure: `The verdict does not rest on "${code}". ${found}`,
        ...(job !== undefined && { job }),
      };
    }),
});
