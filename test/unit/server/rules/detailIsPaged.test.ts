import { serviceWithShapes, testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'pagination.detail-is-paged';
const config = (pagination: string, child: string) =>
  `{"api": {"pagination": {${pagination}}}, "config": {"jobs": [{"endpoint": "x", "dataField": ".", "children": [{"endpoint": "x/{id}", ${child}}]}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a detail paged by number', config('"method": "pagenum"', '"dataField": «"."»'), /second request/],
      ['a detail paged by id', config('"method": "cursor", "idKey": "id", "param": "since"', '"dataField": «"."»')],
      [
        'a whole response behind another delimiter',
        config('"method": "pagenum"', '"dataField": {"path": «"/"», "delimiter": "/"}'),
      ],
    ],
    isQuiet: [
      ['a list', config('"method": "pagenum"', '"dataField": "items"')],
      ['a page size, which one row does not fill', config('"method": "pagenum", "limit": 100', '"dataField": "."')],
      ['a page size of its own', config('"method": "pagenum"', '"dataField": ".", "params": {"limit": 2}')],
      ['a method that goes by what the response says', config('"method": "response.url"', '"dataField": "."')],
      ['a stop condition', config('"method": "pagenum", "forceStop": {"pages": 1}', '"dataField": "."')],
      [
        'a child that is not paged',
        config('"method": "multiple", "scrollers": {"a": {"method": "pagenum"}}', '"dataField": "."'),
      ],
      [
        'options that are being typed',
        '{"config": {"jobs": [{"children": [{"dataField": "."}]}]}, "api": {"pagination": {"method": "pagenum", "li',
      ],
    ],
  });

  ruleCases(code, {
    service: () =>
      serviceWithShapes({ version: 1, jobs: { 'x > x/{id}': { responses: 3, schema: { type: 'array' } } } }),
    speaks: [],
    isQuiet: [['a child whose known answers are lists', config('"method": "pagenum"', '"dataField": "."')]],
  });
});
