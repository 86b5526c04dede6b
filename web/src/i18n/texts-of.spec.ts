export {};

const open = async () => {
  jest.resetModules();
  return import('./texts-of.js');
};
const openPart = () => import('./shell.js');

describe('the language of a page', () => {
  it('is Malay without a registered dictionary', async () => {
    const { pageLanguage, textsOf } = await open();
    expect(pageLanguage()).toBe('ms');
    expect(textsOf('shell')).toEqual({});
    const malay = await import('./ms/shell.js');
    expect((await openPart()).shellTexts).toBe(malay.shellTexts);
  });

  it('is English with one; a part that is not registered stays Malay', async () => {
    const { pageLanguage, registerEnglish } = await open();
    const malay = await import('./ms/shell.js');
    const shellTexts = { ...malay.shellTexts, home: 'Home' };
    registerEnglish({ shell: { shellTexts } });
    expect(pageLanguage()).toBe('en');
    expect((await openPart()).shellTexts).toBe(shellTexts);
    expect((await import('./session.js')).sessionTexts).toBe((await import('./ms/session.js')).sessionTexts);
  });

  it('parts registered later join those before', async () => {
    const { registerEnglish, textsOf } = await open();
    const { dialogTexts } = await import('./ms/dialogs.js');
    const { shareTexts } = await import('./ms/share.js');
    registerEnglish({ dialogs: { dialogTexts } });
    registerEnglish({ share: { shareTexts } });
    expect(textsOf('dialogs').dialogTexts).toBe(dialogTexts);
    expect(textsOf('share').shareTexts).toBe(shareTexts);
  });
});
