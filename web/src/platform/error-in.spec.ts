import { errorIn } from './error-in.js';

it('the failure in an answer of the API', () => {
  const error = { errorCode: 'conflict', errorMessage: 'someone else has saved' };
  expect(errorIn({ code: 'conflict', data: { code: 'conflict', error } })).toBe(error);
});

it.each([
  ['no JSON at all', undefined],
  ['nothing', null],
  ['a text', 'Bad Gateway'],
  ['an answer without a failure', { code: 200, data: { id: '1' } }],
  ['no data', { data: null }],
  ['an error of another server', { data: { error: { errorCode: 502, errorMessage: 'Bad Gateway' } } }],
  ['an error without a sentence', { data: { error: { errorCode: 'conflict' } } }],
])('%s is none', (_name, answer) => {
  expect(errorIn(answer)).toBeUndefined();
});
