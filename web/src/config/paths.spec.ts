import { EDITOR_SECTIONS } from './editor-sections.js';
import { paths } from './paths.js';

describe('paths', () => {
  it('H6: a link to a section of the editor carries the id of one', () => {
    expect(paths.editorSection('a/b', 'giftReceiver')).toBe('/invitation/form/a%2Fb?section=giftReceiver');
    expect(EDITOR_SECTIONS.map((section) => paths.editorSection('new', section))).toHaveLength(14);
    // @ts-expect-error -- no section of the editor: it must not compile
    paths.editorSection('new', 'gifts');
  });
});
