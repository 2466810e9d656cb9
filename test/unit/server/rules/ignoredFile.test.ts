import { FileError } from '../../../../engine/core/errors.ts';
import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const config = '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "x"}]}}';
const settings = new FileError('/work/.pagewright.json', 'it is a folder');
const shapes = new FileError('/work/users.shapes.json', 'it is larger than 4 MB');
const missing = new FileError('/work/users.shapes.json', 'there is no such file', { isMissing: true });

describe('file.ignored', () => {
  ruleCases('file.ignored', {
    service: () => testService({ 'file:///work/.pagewright.json': settings }),
    speaks: [['the settings', `«»${config}`, /^"\/work\/\.pagewright\.json" is ignored: it is a folder\. Replace or/]],
    isQuiet: [],
    // Nothing can be turned off in a settings file that is not read.
    mutes: 0,
  });
  ruleCases('file.ignored', {
    service: () => testService({ 'file:///work/users.shapes.json': shapes }),
    speaks: [['the shapes', `«»${config}`, /larger than 4 MB/]],
    isQuiet: [],
  });
  ruleCases('file.ignored', {
    service: () => testService({ 'file:///work/users.shapes.json': missing }),
    speaks: [],
    isQuiet: [['a file that is not there', config]],
  });
});
