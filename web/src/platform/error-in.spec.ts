import { errorIn } from './error-in.js';

it('errorIn gives the failure in a response of the API', () => {
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
])('errorIn gives none for %s', (_name, answer) => {
  expect(errorIn(answer)).toBeUndefined();
});
