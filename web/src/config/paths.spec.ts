import { EDITOR_SECTIONS } from './editor-sections.js';
import { paths } from './paths.js';

describe('paths', () => {
  it('a link to a section of the editor carries the id of one', () => {
    expect(paths.editorSection('a/b', 'giftReceiver')).toBe('/invitation/form/a%2Fb?section=giftReceiver');
    expect(EDITOR_SECTIONS.map((section) => paths.editorSection('new', section))).toHaveLength(14);
    // @ts-expect-error -- no section of the editor: it must not compile
    paths.editorSection('new', 'gifts');
  });

  it('W-01: on an English page links lead to the English addresses of public pages, and of no others', async () => {
    jest.resetModules();
    const { registerEnglish } = await import('../i18n/texts-of.js');
    registerEnglish({});
    const { paths: english } = await import('./paths.js');
    expect([english.home, english.trays, english.catalogue(), english.catalogue({ page: 2 }, 'rsvp-basic')]).toEqual([
      '/?lang=en',
      '/dulang?lang=en',
      '/cardvideo?lang=en',
      '/cardvideo?page=2&option=rsvp-basic&lang=en',
    ]);
    expect(english.designDetails('cv0001')).toBe('/invitation-design/details/cv0001?lang=en');
    expect(english.designDetails('cv0001', 'rsvp-basic')).toBe(
      '/invitation-design/details/cv0001?option=rsvp-basic&lang=en',
    );
    const others = [english.login, english.editor('new'), english.createOrder(), english.profile('1'), english.admin];
    expect(others.filter((path) => path.includes('lang='))).toEqual([]);
    expect([paths.home, paths.catalogue(), paths.designDetails('cv0001')]).toEqual([
      '/',
      '/cardvideo',
      '/invitation-design/details/cv0001',
    ]);
  });
});
