import 'fake-indexeddb/auto';
import { bundle as sample } from '../../../guest/dev/fixture.js';
import { draftPictures } from '../../../lib/draft-pictures.js';
import { NEW } from '../new-bundle.js';
import { mediaStores } from './media-stores.js';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const jpeg = (name: string) => new File([JPEG, name], `${name}.jpg`);
/** What was written behind the first bytes. */
const nameIn = async (file: Blob | undefined) => (await file?.slice(JPEG.length).text()) ?? '';

/** The names of the pictures that were sent. */
const sent: string[] = [];
/** The server's side of an upload. */
let respond: (request: FakeRequest) => void;

/** What `upload` uses of XMLHttpRequest. */
class FakeRequest {
  upload = {};
  status = 0;
  responseText = '';
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  open() {}
  setRequestHeader() {}
  abort() {}
  send(form: FormData) {
    void nameIn(form.get('image') as File).then((name) => {
      sent.push(name);
      respond(this);
    });
  }
}

function store(request: FakeRequest): void {
  const data = { id: `id-${sent.length}`, imageUrl: `photos/${sent.length}.webp` };
  Object.assign(request, { status: 201, responseText: JSON.stringify({ code: 200, data }) }).onload?.();
}
const loseConnection = (request: FakeRequest) => request.onerror?.();

let closeEditor = () => {};

/** The editor of an invitation on a page that was just opened: it has what the device kept. */
async function openEditor(id = sample.invitation._id) {
  closeEditor();
  const bundle = { ...sample, invitation: { ...sample.invitation, _id: id } };
  const stores = mediaStores(bundle, {
    onStored: () => undefined,
    onGiftsStored: () => undefined,
    onGalleryFailed: () => undefined,
  });
  const { onDevice, photosSent } = await stores.restore();
  closeEditor = stores.storeOnDevice(onDevice);
  await photosSent;
  return {
    ...stores,
    photos: () => Promise.all(stores.gallery.get().items.map(({ picture }) => nameIn(picture?.file))),
  };
}

const keptNames = async (id: string) => [...(await draftPictures('', id)).keys()].map((name) => name.split('/')[0]);

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 1));
}

beforeEach(async () => {
  await new Promise((resolve) => (indexedDB.deleteDatabase('editor-pictures').onsuccess = resolve));
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  sent.length = 0;
  respond = store;
});
afterEach(() => {
  closeEditor();
  closeEditor = () => {};
  jest.restoreAllMocks();
});

describe('I-15 pictures that wait on the device', () => {
  it('are restored after a reload: the QR code and the logo', async () => {
    const before = await openEditor();
    await before.qr.choose(jpeg('qr'));
    await before.logo.choose(jpeg('logo'));
    await until(before.areOnDevice);
    const after = await openEditor();
    expect(await nameIn(after.qr.get().picture?.file)).toBe('qr');
    expect(await nameIn(after.logo.get().picture?.file)).toBe('logo');
  });

  it('are removed from the device when they are taken back', async () => {
    const before = await openEditor();
    await before.qr.choose(jpeg('qr'));
    await until(before.areOnDevice);
    before.qr.reset();
    await until(async () => (await keptNames(sample.invitation._id)).length === 0);
    expect((await openEditor()).qr.get().picture).toBeNull();
  });

  it('are sent after a reload where they had no connection, in the order in which they were chosen', async () => {
    respond = loseConnection;
    const before = await openEditor();
    await before.gallery.add(['c', 'a', 'b'].map(jpeg));
    await until(before.areOnDevice);
    sent.length = 0;
    respond = store;
    const after = await openEditor();
    expect(sent).toEqual(['c', 'a', 'b']);
    expect(after.gallery.get().items.map(({ state }) => state)).toEqual(['stored', 'stored', 'stored']);
    await until(async () => (await keptNames(sample.invitation._id)).length === 0);
  });

  it('are restored with the texts of a gift that was not saved', async () => {
    const before = await openEditor();
    const key = before.gifts.add() ?? '';
    before.gifts.edit(key, { title: 'Kettle' });
    await before.gifts.choose(key, jpeg('kettle'));
    await until(before.areOnDevice);
    const [row] = (await openEditor()).gifts.get().rows;
    expect(row?.values.title).toBe('Kettle');
    expect(await nameIn(row?.picture?.file)).toBe('kettle');
  });
});

describe('pictures that were chosen before there is an invitation', () => {
  const choose = async () => {
    const editor = await openEditor(NEW);
    await editor.qr.choose(jpeg('qr'));
    await editor.gallery.add([jpeg('b'), jpeg('a')]);
    return editor;
  };

  it('are not sent, and go to the invitation that was made', async () => {
    const before = await choose();
    expect(sent).toEqual([]);
    expect(await before.photos()).toEqual(['b', 'a']);
    closeEditor();
    await before.moveTo('made');
    const after = await openEditor('made');
    expect(await nameIn(after.qr.get().picture?.file)).toBe('qr');
    expect(sent).toEqual(['b', 'a']);
    expect(await keptNames(NEW)).toEqual([]);
  });

  it('go there too where the device stores none', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private window', 'SecurityError');
    });
    const before = await choose();
    expect(await before.areOnDevice()).toBe(false);
    await before.moveTo('made');
    await openEditor('made');
    expect(sent).toEqual(['b', 'a']);
  });
});
