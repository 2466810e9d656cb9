import { fixCases } from './fixCases.ts';

const child = (filter: string) =>
  `{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "a", "children": [{"endpoint": "{b}", "placeholders": {"b": "b"}, "recursionFilter": ${filter}}]}]}}`;

describe('the fix for a recursionFilter that does not parse', () => {
  fixCases('config.invalid', {
    mends: [
      ['Change to "type==parent"', child('"type=parent"'), child('"type==parent"')],
      ['Change to "name~~A%&age>=18"', child('"name~A%&age>=18"'), child('"name~~A%&age>=18"')],
      ['Change to "a==1&b==2|c!=3"', child('"a==1 && b==2 || c!=3"'), child('"a==1&b==2|c!=3"')],
    ],
    leaves: [child('"active"'), '{"api": {"baseUrl": "no address"}, "config": {"jobs": [{"endpoint": "a"}]}}'],
  });
});
