import {
  Colour,
  Flag,
  FlagText,
  Id,
  ListOf,
  Nullable,
  NumberText,
  OneOf,
  Optional,
  Part,
  QueryNumber,
  Text,
  WebLink,
  WholeNumber,
} from './decorators.js';
import { dtoSchema } from './dto-schema.js';

class Inner {
  @Text({ max: 10 }) word!: string;
}
class Base {
  @Id() id!: string;
  @WholeNumber(-1, 5) count!: number;
}
class Whole extends Base {
  @Text({ max: 20, optional: true }) note!: string;
  @Optional() @Flag() open?: boolean;
  @Nullable() @Part(() => Inner) inner!: Inner | null;
  @ListOf(() => Inner, 3) list!: Inner[];
  @OneOf(['a', 2]) kind: string | number = 'a';
  @QueryNumber(1, 9) page?: number;
  @NumberText(0, 3) place!: number;
  @FlagText() shown!: boolean;
  @Colour() colour!: string;
  @WebLink() link!: string;
}

const INNER = {
  type: 'object',
  properties: { word: { type: 'string', maxLength: 10, pattern: '\\S' } },
  required: ['word'],
  additionalProperties: false,
};

describe('D-05 dtoSchema', () => {
  const { properties = {}, required, ...rest } = dtoSchema(Whole);

  it('has the fields of the class and of those above it, and no others', () => {
    expect(rest).toEqual({ type: 'object', additionalProperties: false });
    expect(Object.keys(properties)).toEqual([
      ...['id', 'count', 'note', 'open', 'inner', 'list', 'kind', 'page', 'place', 'shown', 'colour', 'link'],
    ]);
  });

  it('requires those that may not be left out', () => {
    expect(required).toEqual(['id', 'count', 'note', 'inner', 'list', 'place', 'shown', 'colour', 'link']);
  });

  it.each([
    ['id', { type: 'string', maxLength: 100, pattern: '\\S' }],
    ['count', { type: 'integer', minimum: -1, maximum: 5 }],
    ['note', { type: 'string', maxLength: 20 }],
    ['open', { type: 'boolean' }],
    ['inner', { anyOf: [INNER, { type: 'null' }] }],
    ['list', { type: 'array', maxItems: 3, items: INNER }],
    ['kind', { enum: ['a', 2], default: 'a' }],
    ['page', { type: 'integer', minimum: 1, maximum: 9 }],
    ['place', { type: 'integer', minimum: 0, maximum: 3 }],
    ['shown', { type: 'boolean' }],
    ['colour', { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }],
  ])('%s as its decorators say', (field, schema) => {
    expect(properties[field]).toEqual(schema);
  });

  it('the pattern of links takes none and addresses, and nothing else', () => {
    const pattern = new RegExp(properties['link']?.pattern ?? '');
    for (const good of ['', ' ', 'https://a.com/b', 'HTTP://a.com']) expect(pattern.test(good)).toBe(true);
    for (const bad of ['a.com', 'javascript:alert(1)', 'ftp://a.com', 'https://'])
      expect(pattern.test(bad)).toBe(false);
  });

  it('uses references for nested classes where given a function', () => {
    const named = dtoSchema(Whole, ({ name }) => ({ $ref: `#/${name}` }));
    expect(named.properties?.['inner']).toEqual({ anyOf: [{ $ref: '#/Inner' }, { type: 'null' }] });
    expect(named.properties?.['list']).toEqual({ type: 'array', maxItems: 3, items: { $ref: '#/Inner' } });
  });
});
