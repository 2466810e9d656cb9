import { fixCases } from './fixCases.ts';

const params = (value: string) =>
  `{"api": {"baseUrl": "https://a.b/"}, "config": {"tenant": "x", "#token": "y", "jobs": [{"endpoint": "a", "params": {"p": ${value}}}]}}`;
const call = (name: string, args: string) => params(`{"function": "${name}", "args": [${args}]}`);
const typed = (type: string) =>
  `{"api": {"baseUrl": "https://a.b/", "authentication": {"type": "${type}"}}, "config": {"username": "a", "#password": "b", "jobs": [{"endpoint": "a"}]}}`;

describe('fixes of functions and references', () => {
  fixCases('function.unknown', {
    mends: [['Change to "md5"', call('md55', '"a"'), call('md5', '"a"')]],
    leaves: [call('json_encode', '"a"')],
  });
  fixCases('function.unknown-reference', {
    mends: [
      ['Change to "tenant"', params('{"attr": "tennant"}'), params('{"attr": "tenant"}')],
      ['Change to "#token"', params('{"attr": "token"}'), params('{"attr": "#token"}')],
      ['Change to "previousStart"', params('{"time": "previousstart"}'), params('{"time": "previousStart"}')],
    ],
    leaves: [params('{"attr": "something"}')],
  });
  fixCases('function.unknown-algorithm', {
    mends: [['Change to "sha256"', call('hash', '"sha265", "a"'), call('hash', '"sha256", "a"')]],
    leaves: [call('hash', '"a text", "md5"')],
  });
  fixCases('function.date-format', {
    mends: [['Change to "Y-m-d"', call('date', '"yyyy-MM-dd"'), call('date', '"Y-m-d"')]],
  });
});

describe('fixes of authentication', () => {
  fixCases('authentication.unknown-type', {
    mends: [['Change to "basic"', typed('basik'), typed('basic')]],
    leaves: [typed('bearer')],
  });
});
