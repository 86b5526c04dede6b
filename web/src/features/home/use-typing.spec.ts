import { nextTyping, stepsOf, typingDelay } from './use-typing.js';

describe('the typing banner (S-03)', () => {
  const lengths = [3, 2];

  it('types a letter each 50 ms, waits 1800 ms at the end, and goes round', () => {
    const seen: string[] = [];
    let state = { line: 0, letters: 3 };
    for (let i = 0; i < 7; i += 1) {
      seen.push(`${state.line}:${state.letters}@${typingDelay(state, lengths)}`);
      state = nextTyping(state, lengths);
    }
    expect(seen).toEqual(['0:3@1800', '1:0@50', '1:1@50', '1:2@1800', '0:0@50', '0:1@50', '0:2@50']);
  });

  it('ends at the first line, complete, after one round', () => {
    let state = { line: 0, letters: 3 };
    for (let i = 0; i < stepsOf(lengths); i += 1) state = nextTyping(state, lengths);
    expect(state).toEqual({ line: 0, letters: 3 });
  });
});
