import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const md5 = (name: string) => `{"function": "md5", "args": [{"attr": "${name}"}]}`;
const config = (attributes: string, asks: string, more = '') =>
  `{"config": {${attributes}, "jobs": [{"endpoint": "a", "params": {"p": {"attr": "${asks}"}}}]}${more}}`;

describe('function.attribute-circle', () => {
  ruleCases('function.attribute-circle', {
    service: testService,
    speaks: [
      ['an attribute that refers to itself', config(`«"a"»: ${md5('a')}`, 'a'), /"a" refers to itself/],
      ['attributes that refer to each other', config(`«"a"»: ${md5('b')}, "b": ${md5('a')}`, 'a')],
      [
        'a circle that is only reached by way of others',
        config(`"a": ${md5('b')}, «"b"»: ${md5('c')}, "c": ${md5('b')}`, 'a'),
      ],
      ['a circle within objects', config(`"a": {«"x"»: ${md5('a.x')}}`, 'a.x')],
      ['a circle in inner calls', config(`«"a"»: {"function": "concat", "args": ["x", ${md5('a')}]}`, 'a')],
    ],
    isQuiet: [
      ['a chain', config(`"a": ${md5('b')}, "b": ${md5('c')}, "c": "x"`, 'a')],
      [
        'two ways to one attribute',
        config(`"a": {"function": "concat", "args": [${md5('b')}, ${md5('b')}]}, "b": ${md5('c')}, "c": 1`, 'a'),
      ],
      ['a circle that nothing asks for', config(`"a": ${md5('a')}, "b": 1`, 'b')],
      ['iterations that may break the circle', config(`"a": ${md5('a')}`, 'a', ', "iterations": [{"a": 1}]')],
      [
        'a circle that is being typed',
        '{"config": {"jobs": [{"params": {"p": {"attr": "a"}}}], "a": {"function": "md5", "args": [{"attr": ',
      ],
    ],
  });

  it('ends for a long chain', async () => {
    const chain = Array.from({ length: 3000 }, (_, index) => `"a${index}": ${md5(`a${index + 1}`)}`).join(', ');
    await testService().checkText('file:///a.json', config(chain, 'a0'));
  });
});
