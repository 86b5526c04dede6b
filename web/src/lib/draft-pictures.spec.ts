import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { DAY_MS } from '@serikad/shared/calendar/durations';

const file = (text: string) => new File([text], `${text}.jpg`);
const picture = (text: string, position = 0) => ({ file: file(text), position });

/** The module as a page has it that was just opened: the device has what earlier pages kept. */
async function newPage() {
  jest.resetModules();
  const pictures = await import('./draft-pictures.js');
  return {
    ...pictures,
    /** Names and contents, in their order. */
    kept: async (owner: string, invitationId: string) => {
      const found = await pictures.draftPictures(owner, invitationId);
      return Promise.all([...found].map(async ([name, { file }]) => `${name}: ${await file.text()}`));
    },
  };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => jest.restoreAllMocks());

describe('pictures kept on the device', () => {
  it('are there after a reload, in the order of their positions', async () => {
    const { saveDraftPicture } = await newPage();
    await saveDraftPicture('u1', 'i1', 'photo/b', picture('second', 1));
    await saveDraftPicture('u1', 'i1', 'photo/c', picture('first', 0));
    const page = await newPage();
    expect(await page.kept('u1', 'i1')).toEqual(['photo/c: first', 'photo/b: second']);
  });

  it('are those of one user and one invitation', async () => {
    const { saveDraftPicture, removeDraftPicture, hasDraftPictures, kept } = await newPage();
    await saveDraftPicture('u1', 'i1', 'qr', picture('mine'));
    await saveDraftPicture('u1', 'i12', 'qr', picture('other invitation'));
    await saveDraftPicture('u2', 'i1', 'qr', picture('other user'));
    expect(await kept('u1', 'i1')).toEqual(['qr: mine']);
    await removeDraftPicture('u1', 'i1', 'qr');
    expect(await kept('u1', 'i1')).toEqual([]);
    expect(await kept('u1', 'i12')).toEqual(['qr: other invitation']);
    expect(await hasDraftPictures('u1')).toBe(true);
    await removeDraftPicture('u1', 'i12', 'qr');
    expect(await hasDraftPictures('u1')).toBe(false);
  });

  it.each([
    ['chosen 15 days ago', -15 * DAY_MS],
    ['with a time far ahead', 15 * DAY_MS],
  ])('expire: one %s is neither found nor kept any longer', async (_name, away) => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + away);
    await (await newPage()).saveDraftPicture('u1', 'i1', 'qr', picture('old'));
    clock.mockReturnValue(now);
    const page = await newPage();
    expect(await page.kept('u1', 'i1')).toEqual([]);
    expect(await page.hasDraftPictures('u1')).toBe(false);
  });

  it('chosen signed out become the user’s who signs in; those of other users go', async () => {
    const { saveDraftPicture, takeOverDraftPictures, kept } = await newPage();
    await saveDraftPicture('', 'new', 'qr', picture('signed out'));
    await saveDraftPicture('u1', 'i1', 'qr', picture('mine'));
    await saveDraftPicture('u2', 'i2', 'qr', picture('other user'));
    await takeOverDraftPictures('u1');
    expect(await kept('u1', 'new')).toEqual(['qr: signed out']);
    expect(await kept('u1', 'i1')).toEqual(['qr: mine']);
    expect(await kept('', 'new')).toEqual([]);
    expect(await kept('u2', 'i2')).toEqual([]);
  });

  it('areDraftPicturesSaved compares the size: a larger picture may have been refused under the same name', async () => {
    const { saveDraftPicture, areDraftPicturesSaved } = await newPage();
    await saveDraftPicture('u1', 'i1', 'qr', picture('small'));
    expect(await areDraftPicturesSaved('u1', 'i1', new Map([['qr', picture('small')]]))).toBe(true);
    expect(await areDraftPicturesSaved('u1', 'i1', new Map([['qr', picture('a larger one')]]))).toBe(false);
    expect(await areDraftPicturesSaved('u1', 'i1', new Map([['logo', picture('small')]]))).toBe(false);
  });
});

describe('the connection to IndexedDB', () => {
  it('lets another tab delete the database, and is opened again', async () => {
    const { saveDraftPicture, kept } = await newPage();
    await saveDraftPicture('u1', 'i1', 'qr', picture('before'));
    await new Promise<void>((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase('editor-pictures');
      deletion.onsuccess = () => resolve();
      deletion.onblocked = () => reject(new Error('blocked'));
    });
    await saveDraftPicture('u1', 'i1', 'logo', picture('after'));
    expect(await kept('u1', 'i1')).toEqual(['logo: after']);
  });

  it('is opened again where the browser has closed it', async () => {
    const { saveDraftPicture, kept } = await newPage();
    await saveDraftPicture('u1', 'i1', 'qr', picture('before'));
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closed', 'InvalidStateError');
    });
    await saveDraftPicture('u1', 'i1', 'logo', picture('after'));
    expect(await kept('u1', 'i1')).toEqual(['logo: after', 'qr: before']);
  });

  it('is tried again after it was refused, and without it nothing fails', async () => {
    const { saveDraftPicture, kept, areDraftPicturesSaved } = await newPage();
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private window', 'SecurityError');
    });
    await saveDraftPicture('u1', 'i1', 'qr', picture('lost'));
    expect(await kept('u1', 'i1')).toEqual([]);
    expect(await areDraftPicturesSaved('u1', 'i1', new Map([['qr', picture('lost')]]))).toBe(false);
    expect(await areDraftPicturesSaved('u1', 'i1', new Map())).toBe(true);
    jest.restoreAllMocks();
    await saveDraftPicture('u1', 'i1', 'qr', picture('kept'));
    expect(await kept('u1', 'i1')).toEqual(['qr: kept']);
  });
});
