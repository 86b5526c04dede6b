import { FlagText, NumberText, Optional } from './decorators.js';
import { validateDto } from './validate.js';

class FormDto {
  @NumberText(0, 6) order!: number;
  @FlagText() show!: boolean;
  @Optional() @NumberText(-2, 2) shift?: number;
  @Optional() @FlagText() hide?: boolean;
}

const check = (more: Record<string, unknown>) => validateDto(FormDto, { order: '0', show: 'true', ...more });

describe('texts of a form that carries a file', () => {
  it.each([
    ['0', 0],
    ['6', 6],
    ['03', 3],
    [4, 4],
  ])('are numbers: %j is %d', (order, value) => {
    expect(check({ order })).toMatchObject({ ok: true, value: { order: value } });
  });

  it.each([
    ['7', 'tooLarge:6'],
    ['-1', 'tooSmall:0'],
    ['', 'wholeNumber'],
    [' 1', 'wholeNumber'],
    ['1.0', 'wholeNumber'],
    ['1e0', 'wholeNumber'],
    ['+1', 'wholeNumber'],
    ['0x1', 'wholeNumber'],
    ['1'.repeat(16), 'wholeNumber'],
    ['٣', 'wholeNumber'],
    ['null', 'wholeNumber'],
    [['1', '2'], 'wholeNumber'],
    [undefined, 'required'],
  ])('are refused as numbers: %j', (order, code) => {
    expect(check({ order })).toEqual({ ok: false, fields: [{ field: 'order', code }] });
  });

  it.each([
    ['true', true],
    ['false', false],
    [true, true],
    [false, false],
  ])('are yes or no: %j is %j', (show, value) => {
    expect(check({ show })).toMatchObject({ ok: true, value: { show: value } });
  });

  it.each(['', 'TRUE', 'yes', '1', 'on', 'null', 1, ['true', 'false'], undefined])(
    'are refused as yes or no: %j',
    (show) => {
      expect(check({ show })).toEqual({ ok: false, fields: [{ field: 'show', code: 'flag' }] });
    },
  );

  it('may be left out of optional fields', () => {
    expect(check({ shift: '-2', hide: 'false' })).toMatchObject({ ok: true, value: { shift: -2, hide: false } });
    expect(check({}).ok).toBe(true);
  });
});
