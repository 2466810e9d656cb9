import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'pagination.unused-option';
const pagination = (text: string) => `{"api": {"pagination": {${text}}}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'a page size that is never sent',
        pagination('"method": "response.url", «"limit"»: 100'),
        /does not read "limit".*"offset", "pagenum"/,
      ],
      [
        'every option of another method',
        pagination('"method": "offset", "limit": 5, «"pageParam"»: "p", «"firstPage"»: 0'),
      ],
      [
        'an option beside the scrollers',
        pagination('"method": "multiple", «"limit"»: 5, "scrollers": {"a": {"method": "pagenum"}}'),
      ],
      [
        'an option of a scroller',
        pagination('"method": "multiple", "scrollers": {"a": {"method": "cursor", «"queryParam"»: "q"}}'),
      ],
      ['scrollers without the method for them', pagination('"method": "pagenum", «"scrollers"»: {}, «"default"»: "a"')],
      ['a delimiter that Zendesk has not', pagination('"method": "zendesk.response.url", «"delimiter"»: "/"')],
      [
        "the start value that the platform's editor writes",
        pagination('"method": "offset", «"offset"»: 20'),
        /"offsetFromJob"/,
      ],
    ],
    isQuiet: [
      ['the options of the method', pagination('"method": "pagenum", "limit": 5, "limitParam": "l", "firstPage": 0')],
      [
        'conditions, which every method knows',
        pagination('"method": "cursor", "forceStop": {}, "limitStop": {}, "nextPageFlag": {}'),
      ],
      ['a method that is not chosen yet', pagination('"limit": 5, "urlKey": "a"')],
      ['a method that does not exist', pagination('"method": "ofset", "limit": 5, "urlKey": "a"')],
      ['keys of no method', pagination('"method": "cursor", "limits": 5, "__limit": 4')],
      ['an option that is being typed', '{"api": {"pagination": {"method": "cursor", "limit": }}}'],
      ['options that have no end yet', '{"api": {"pagination": {"method": "cursor", "limit": 5'],
    ],
  });

  fixCases(code, {
    mends: [
      [
        'Remove "limit"',
        pagination('"method": "cursor", "limit": 5, "idKey": "a"'),
        pagination('"method": "cursor", "idKey": "a"'),
      ],
      ['Remove "limit"', pagination('"limit": 5, "method": "cursor"'), pagination('"method": "cursor"')],
    ],
  });
});
