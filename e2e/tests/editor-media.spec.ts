import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer, type Made } from '../support/api.ts';
import { saveAndSignIn } from '../support/editor.ts';
import { addGift, giftsOf } from '../support/gifts.ts';
import { heavy, heic, photo, tooLarge, video } from '../support/pictures.ts';
import { person } from '../support/sign-in.ts';

type Couple = Made & { customer: ApiCustomer };

async function couple(page: Page, label: string): Promise<Couple> {
  const customer = await ApiCustomer.register(person(`media ${label}`));
  const made = await customer.order();
  await customer.enter(page);
  return { customer, ...made };
}

async function open(page: Page, invitationId: string, section: string, title: string): Promise<Locator> {
  await page.goto(`/invitation/form/${invitationId}?section=${section}`);
  const form = page.getByRole('form', { name: title });
  await expect(form).toBeVisible();
  return form;
}

const counter = (panel: Locator) => panel.getByRole('status', { name: /daripada 7 foto$/ });
/** Waits for uploads: each picture is drawn anew by the server, which a busy machine takes its time for. */
async function expectCount(panel: Locator, count: number): Promise<void> {
  await expect(counter(panel)).toHaveText(`${count}/7`, { timeout: 45_000 });
}
const chooser = (panel: Locator) => panel.getByLabel(/Tambah foto/);
/** The photos of these tests are no codes of banks. */
const keepPicture = (form: Locator) => form.getByRole('button', { name: 'Simpan gambar ini juga' }).click();
const save = (form: Locator) => form.getByRole('button', { name: /^(Save|Cuba lagi)$/ }).last();

/** What the server has, in its order: the part of a photo's address that names it. */
async function storedPhotos({ customer, invitationId }: Couple): Promise<string[]> {
  return (await customer.invitation(invitationId)).photos.map(({ _id }) => _id);
}

test('I-15 seven photos, several at once, sorted by buttons, removed after a question, and kept in their order', async ({
  page,
}) => {
  const us = await couple(page, 'gallery');
  const gallery = await open(page, us.invitationId, 'gallery', 'Galeri Foto');
  await chooser(gallery).setInputFiles([photo(1), video(), heic(), photo(2)]);
  await chooser(gallery).setInputFiles(tooLarge());
  await expectCount(gallery, 3);
  await expect(gallery.getByRole('alert').filter({ hasText: 'IMG_2291.mov' })).toContainText(
    'Sila pilih gambar JPEG, PNG, WebP, AVIF atau HEIC',
  );
  await expect(gallery.getByRole('alert').filter({ hasText: 'besar.jpg' })).toContainText('Paling banyak 10 MB');
  await gallery.getByRole('button', { name: 'Buang besar.jpg' }).click();
  await gallery.getByRole('button', { name: 'Buang IMG_2291.mov' }).click();
  await expect(gallery.getByText(/^Disimpan, /)).toBeVisible();
  const [first, second, third] = await storedPhotos(us);

  // The focus goes with the photo, and its place is announced to screen readers.
  const later = gallery.getByRole('button', { name: 'Gerakkan foto 1 ke belakang' });
  await later.click();
  await expect(gallery.getByRole('button', { name: 'Gerakkan foto 2 ke belakang' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(gallery.getByText('Foto kini di tempat 3 daripada 3')).toBeAttached();
  await expect.poll(() => storedPhotos(us)).toEqual([second, third, first]);

  await chooser(gallery).setInputFiles([3, 4, 5, 6, 1].map((n) => photo(n)));
  await expectCount(gallery, 7);
  await expect(gallery.getByText('You have reached the maximum')).toBeVisible();
  await expect(gallery.getByText('Galeri memuatkan 7 foto: 1 foto tidak ditambah.')).toBeVisible();
  await expect(chooser(gallery)).toHaveCount(0);

  await gallery.getByRole('button', { name: 'Buang foto 1' }).click();
  const question = page.getByRole('dialog', { name: 'Buang foto ini?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await gallery.getByRole('button', { name: 'Buang foto 1' }).click();
  await question.getByRole('button', { name: 'Buang' }).click();
  await expectCount(gallery, 6);
  await expect(chooser(gallery)).toBeAttached();
  await expect.poll(async () => (await storedPhotos(us)).slice(0, 2)).toEqual([third, first]);
  await page.reload();
  await expectCount(gallery, 6);
  await us.customer.close();
});

test('I-15 a cut connection keeps the photos, even through a reload; each is stored once; an upload can be stopped', async ({
  page,
  context,
}) => {
  const us = await couple(page, 'cut');
  const gallery = await open(page, us.invitationId, 'gallery', 'Galeri Foto');
  await context.setOffline(true);
  await chooser(gallery).setInputFiles([photo(1), photo(2)]);
  await expect(gallery.getByRole('alert')).toContainText('Tiada sambungan');
  await expect(gallery.getByText('Perubahan belum disimpan')).toBeVisible();
  await context.setOffline(false);
  // Back on the network it goes on by itself.
  await expectCount(gallery, 2);

  // The server has it, but its answer is lost on the way.
  await page.route('**/api/photo/add', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await chooser(gallery).setInputFiles(photo(3));
  await expect(gallery.getByRole('alert')).toContainText('Muat naik terhenti');
  await page.unroute('**/api/photo/add');
  await gallery.getByRole('alert').getByRole('button', { name: 'Cuba lagi' }).click();
  await expectCount(gallery, 3);

  // Refused for now: the chosen file outlives a reload, and is sent then.
  await page.route('**/api/photo/add', (route) => route.fulfill({ status: 503, body: '' }));
  await chooser(gallery).setInputFiles(photo(4));
  await expect(gallery.getByRole('alert')).toContainText('Perkhidmatan tergendala sebentar');
  await page.unroute('**/api/photo/add');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expectCount(gallery, 4);

  const network = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 60_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await chooser(gallery).setInputFiles(heavy('berat.png'));
  await expect(gallery.getByText(/^Memuat naik \d+%/)).toBeVisible();
  await gallery.getByRole('button', { name: 'Batal muat naik berat.png' }).click();
  await expect(gallery.getByText(/^Memuat naik/)).toHaveCount(0);
  await expectCount(gallery, 4);
  await expect.poll(() => storedPhotos(us)).toHaveLength(4);
  await us.customer.close();
});

test('I-14 I-15 a picture that is refused keeps its place and says why; sent again it is stored', async ({ page }) => {
  const us = await couple(page, 'refused');
  const gallery = await open(page, us.invitationId, 'gallery', 'Galeri Foto');
  const envelope = (code: string, message: string) => ({
    json: { code, data: { code, error: { errorCode: code, errorMessage: message } } },
  });
  const quota = 'Ruang gambar kad ini sudah penuh.';
  const refusals: [string, Parameters<Route['fulfill']>[0], RegExp][] = [
    ['413 of a proxy', { status: 413, body: '<h1>Request Entity Too Large</h1>' }, /terlalu besar/],
    ['429 of a proxy', { status: 429, body: 'slow down' }, /Terlalu banyak permintaan/],
    ['429', { status: 429, ...envelope('too-many-requests', 'Cuba lagi sebentar.') }, /Cuba lagi sebentar\./],
    ['the quota', { status: 400, ...envelope('validation', quota) }, /Ruang gambar kad ini sudah penuh\./],
  ];
  for (const [name, answer, sentence] of refusals) {
    await page.route('**/api/photo/add', (route) => route.fulfill(answer));
    await chooser(gallery).setInputFiles(photo(1));
    await expect(gallery.getByRole('alert'), name).toContainText(sentence);
    await page.unroute('**/api/photo/add');
    expect(await storedPhotos(us), name).toHaveLength(0);
    await gallery.getByRole('button', { name: /^Batal muat naik/ }).click();
    await expect(gallery.getByRole('alert')).toHaveCount(0);
  }

  // The trial has ended meanwhile: its own dialog, and the photo is still there behind it.
  const ended = envelope('trial-expired', 'Maaf, tempoh percubaan percuma anda telah tamat.');
  await page.route('**/api/photo/add', (route) => route.fulfill({ status: 400, ...ended }));
  await chooser(gallery).setInputFiles(photo(2));
  await expect(page.getByRole('dialog')).toContainText('your free trial has ended');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/api/photo/add');
  await gallery.getByRole('alert').getByRole('button', { name: 'Cuba lagi' }).click();
  await expectCount(gallery, 1);
  await expect.poll(() => storedPhotos(us)).toHaveLength(1);

  // Gifts belong to the larger package: what was filled in stays while the couple looks at packages.
  const gifts = await open(page, us.invitationId, 'giftReceiver', 'Hadiah');
  await gifts.getByRole('button', { name: 'Tambah hadiah' }).click();
  await gifts.getByLabel('Nama hadiah').fill('Lampu meja');
  const row = gifts.getByRole('listitem').filter({ hasText: 'Lampu meja' });
  await row.getByLabel(/Muat naik gambar/).setInputFiles(photo(3));
  await row.getByLabel('Pautan produk').fill('https://shopee.com.my/lampu');
  await gifts.getByLabel('Nama penerima').fill('Nur Syafiqah');
  await gifts.getByLabel('Alamat penghantaran').fill('12, Lorong Kenanga 3');
  const needed = envelope('package-required', 'Sila naik taraf pakej anda.');
  await page.route('**/api/gift/create', (route) => route.fulfill({ status: 400, ...needed }));
  await save(gifts).click();
  await expect(page.getByRole('dialog')).toContainText('Sila naik taraf pakej anda.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/api/gift/create');
  await expect(row.getByLabel('Nama hadiah')).toHaveValue('Lampu meja');
  await save(gifts).click();
  await expect(gifts.getByText(/^Disimpan, /)).toBeVisible({ timeout: 30_000 });
  expect((await giftsOf(us.customer, us.invitationId)).map(({ title }) => title)).toEqual(['Lampu meja']);
  await us.customer.close();
});

test('I-15 photos are dropped from a folder, and sorted by mouse and keys @desktop', async ({ page }) => {
  const us = await couple(page, 'drag');
  const gallery = await open(page, us.invitationId, 'gallery', 'Galeri Foto');
  const files = [1, 2, 3].map((n) => photo(n));
  const dropped = await page.evaluateHandle(
    (list) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') })),
  );
  const box = gallery.getByText('atau seret beberapa sekali gus');
  for (const type of ['dragenter', 'dragover', 'drop']) await box.dispatchEvent(type, { dataTransfer: dropped });
  await expectCount(gallery, 3);
  const [first, second, third] = await storedPhotos(us);

  await gallery.getByRole('img', { name: 'Foto 3' }).hover();
  await page.mouse.down();
  const target = await gallery.getByRole('img', { name: 'Foto 1' }).boundingBox();
  if (!target) throw new Error('the first photo is not on the page');
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 12 });
  await expect(page.getByText('Di atas tempat 1 daripada 3')).toBeAttached();
  await page.mouse.up();
  await expect.poll(() => storedPhotos(us)).toEqual([third, first, second]);

  await gallery.getByRole('button', { name: 'Seret foto 1' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Foto 1 daripada 3 diangkat')).toBeAttached();
  // A key between the start of the drag and its measuring of the places has no effect.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Di atas tempat 2 daripada 3')).toBeAttached({ timeout: 2000 });
  }).toPass({ timeout: 10_000 });
  await page.keyboard.press('Space');
  await expect.poll(() => storedPhotos(us)).toEqual([first, third, second]);
  await us.customer.close();
});

test('I-14 gifts are saved with deletions first, then adds and edits; a failed row keeps what was typed, and Save goes on from it', async ({
  page,
}) => {
  const us = await couple(page, 'gifts');
  for (const title of ['Periuk nasi', 'Cerek elektrik', 'Set tuala'])
    await addGift(us.customer, us.invitationId, title);
  const gifts = await open(page, us.invitationId, 'giftReceiver', 'Hadiah');
  await gifts.getByLabel('Nama penerima').fill('Nur Syafiqah');
  await gifts.getByLabel('Alamat penghantaran').fill('12, Lorong Kenanga 3');
  await gifts.getByRole('button', { name: 'Buang Set tuala' }).click();
  await expect(gifts.getByText('akan dibuang apabila disimpan.').first()).toBeVisible();
  await gifts.getByRole('button', { name: 'Buat asal: kekalkan Set tuala' }).click();
  await gifts.getByRole('button', { name: 'Buang Set tuala' }).click();
  await gifts.getByRole('button', { name: 'Edit Cerek elektrik' }).click();
  await gifts.getByLabel('Nota').fill('Warna merah');
  await expect(gifts.getByText('Diubah')).toBeVisible();
  await gifts.getByRole('button', { name: 'Tambah hadiah' }).click();
  await expect(gifts.getByLabel('Nama hadiah')).toBeFocused();
  await gifts.getByLabel('Nama hadiah').fill('Lampu meja');
  await expect(gifts.getByText('Baharu')).toBeVisible();

  await save(gifts).click();
  await page.getByRole('dialog', { name: 'Maklumat tidak lengkap' }).getByRole('button', { name: 'OK' }).click();
  const row = gifts.getByRole('listitem').filter({ hasText: 'Lampu meja' });
  await expect(row.getByText('Required')).toHaveCount(2);
  expect(await giftsOf(us.customer, us.invitationId)).toHaveLength(3);
  await row.getByLabel(/Muat naik gambar/).setInputFiles(photo(2));
  // Without its beginning, as apps give it.
  await row.getByLabel('Pautan produk').fill('shopee.com.my/lampu');
  await row.getByLabel('Nota').focus();
  await expect(row.getByLabel('Pautan produk')).toHaveValue('https://shopee.com.my/lampu');

  // The device keeps rows, deletions and pictures.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(gifts.getByText('akan dibuang apabila disimpan.').first()).toBeVisible();
  await gifts.getByRole('button', { name: 'Edit Lampu meja' }).click();
  await expect(row.getByRole('button', { name: 'Buang', exact: true })).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/api\/gift\/(delete|update|create)/.exec(request.url()) ?? [];
    if (name !== undefined) calls.push(name);
  });
  await page.route('**/api/gift/create', (route) => route.abort('internetdisconnected'));
  await save(gifts).click();
  await expect(row.getByRole('alert').filter({ hasText: 'Tiada sambungan' })).toBeVisible();
  await expect(gifts.getByText('Diubah')).toHaveCount(0);
  await expect(row.getByLabel('Nama hadiah')).toHaveValue('Lampu meja');
  await page.unroute('**/api/gift/create');
  await save(gifts).click();
  await expect(gifts.getByText(/^Disimpan, /)).toBeVisible({ timeout: 30_000 });
  expect(calls).toEqual(['delete', 'update', 'create', 'create']);
  const stored = await giftsOf(us.customer, us.invitationId);
  expect(stored.map(({ title, notes }) => [title, notes])).toEqual([
    ['Periuk nasi', 'Warna krim'],
    ['Cerek elektrik', 'Warna merah'],
    ['Lampu meja', ''],
  ]);
  const { invitation } = await us.customer.invitation(us.invitationId);
  expect(invitation.giftReceiverName).toBe('Nur Syafiqah');
  await us.customer.close();
});

test('I-17 the bank’s QR and the logo on the seal go with Save, and can be replaced and taken away', async ({
  page,
}) => {
  const us = await couple(page, 'pictures');
  const kaut = await open(page, us.invitationId, 'salamKaut', 'Bank QR (Salam Kaut)');
  await kaut.getByLabel(/Muat naik QR/).setInputFiles(tooLarge());
  await expect(kaut.getByRole('alert')).toContainText('Paling banyak 10 MB');
  await kaut.getByLabel(/Muat naik QR/).setInputFiles(photo(1));
  await keepPicture(kaut);
  await expect(kaut.getByRole('img', { name: 'Kod QR akaun' })).toBeVisible();
  await kaut.getByRole('textbox', { name: /^Nombor akaun/ }).fill('5622 0912 3456');
  await save(kaut).dblclick();
  await expect(kaut.getByText(/^Disimpan, /)).toBeVisible({ timeout: 30_000 });
  const account = async () => (await us.customer.invitation(us.invitationId)).invitation.bankAccount;
  const before = (await account()).qrUrl;
  expect(before).toMatch(/^bank-qrs\//);
  await kaut.getByLabel('Tukar QR').setInputFiles(photo(2));
  await keepPicture(kaut);
  await save(kaut).click();
  await expect.poll(async () => (await account()).qrUrl).not.toBe(before);
  await kaut.getByRole('button', { name: 'Buang' }).click();
  await expect(kaut.getByText('QR akan dibuang apabila disimpan.')).toBeVisible();
  await save(kaut).click();
  await expect.poll(account).toMatchObject({ qrUrl: null, accountNo: '5622 0912 3456' });

  const design = await open(page, us.invitationId, 'designLanguage', 'Pilih Design dan Bahasa');
  await design.getByText('Imej', { exact: true }).click();
  await design.getByLabel(/Muat naik gambar/).setInputFiles(photo(3));
  await save(design).click();
  await expect(design.getByText(/^Disimpan, /)).toBeVisible({ timeout: 30_000 });
  const { invitation } = await us.customer.invitation(us.invitationId);
  expect(invitation.customOpeningLogo).toBe(true);
  expect(invitation.openingLogo).toMatch(/^opening-logos\//);
  await us.customer.close();
});

test('I-11 I-17 when another device changed account or QR meanwhile, the dialog names which, and the chosen one replaces it only on purpose', async ({
  page,
}) => {
  const us = await couple(page, 'pictures elsewhere');
  const account = async () => (await us.customer.invitation(us.invitationId)).invitation.bankAccount;
  const elsewhere = (accountNo: string, image?: Buffer) => {
    const texts = { invitationId: us.invitationId, name: '', bankName: '', accountNo, show: 'true' };
    return us.customer.upload('PUT', '/api/invitation/update/salam-kaut', texts, image);
  };
  const kaut = await open(page, us.invitationId, 'salamKaut', 'Bank QR (Salam Kaut)');
  const conflict = kaut.getByRole('alert').filter({ hasText: 'Seseorang telah menyimpan bahagian ini' });

  // Texts there, a picture here: both are kept.
  await kaut.getByLabel(/Muat naik QR/).setInputFiles(photo(1));
  await keepPicture(kaut);
  await elsewhere('1122 3344');
  await save(kaut).click();
  await expect(page.getByText('Turut dikemas kini dari peranti lain: Nombor akaun')).toBeVisible();
  await expect(kaut.getByText(/^Disimpan, /)).toBeVisible();
  await expect(kaut.getByRole('textbox', { name: /^Nombor akaun/ })).toHaveValue('1122 3344');
  const merged = await account();
  expect(merged.accountNo).toBe('1122 3344');
  expect(merged.qrUrl).toMatch(/^bank-qrs\//);

  // A picture there and here.
  await kaut.getByLabel('Tukar QR').setInputFiles(photo(2));
  await keepPicture(kaut);
  await elsewhere('1122 3344', photo(3).buffer);
  const theirs = (await account()).qrUrl;
  await save(kaut).click();
  const row = conflict.getByRole('row', { name: /Kod QR/ });
  await expect(row.getByRole('img', { name: 'Tersimpan' })).toHaveAttribute(
    'src',
    new RegExp(theirs?.slice(0, -5) ?? ''),
  );
  await expect(row.getByRole('img', { name: 'Versi anda' })).toHaveAttribute('src', /^blob:/);
  expect((await account()).qrUrl).toBe(theirs);
  await conflict.getByRole('button', { name: 'Simpan versi saya' }).click();
  await expect(kaut.getByText(/^Disimpan, /)).toBeVisible();
  expect((await account()).qrUrl).not.toBe(theirs);

  await kaut.getByLabel('Tukar QR').setInputFiles(photo(2));
  await keepPicture(kaut);
  await elsewhere('1122 3344', photo(3).buffer);
  await save(kaut).click();
  await conflict.getByRole('button', { name: 'Guna yang tersimpan' }).click();
  await expect(save(kaut)).toBeDisabled();
  await expect(conflict).toHaveCount(0);
  await us.customer.close();
});

test('I-10 I-14 I-15 photos and gifts of a new card go through signing in and the order', async ({ page }) => {
  const who = person('media new', syafiqah.customer.name);
  const customer = await ApiCustomer.register(who);
  const gallery = await open(page, 'new', 'gallery', 'Galeri Foto');
  await chooser(gallery).setInputFiles([photo(1), photo(2)]);
  await expectCount(gallery, 2);
  await expect(gallery.getByText('Foto anda dimuat naik sebaik pesanan dibuat.')).toBeVisible();
  await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
  await page.getByRole('link', { name: 'Hadiah' }).click();
  const gifts = page.getByRole('form', { name: 'Hadiah' });
  await gifts.getByLabel('Nama penerima').fill('Nur Syafiqah');
  await gifts.getByLabel('Alamat penghantaran').fill('12, Lorong Kenanga 3');
  await gifts.getByRole('button', { name: 'Tambah hadiah' }).click();
  await gifts.getByLabel('Nama hadiah').fill('Lampu meja');
  await gifts.getByLabel('Pautan produk').fill('https://shopee.com.my/lampu');
  await gifts.getByLabel(/Muat naik gambar/).setInputFiles(photo(3));
  await saveAndSignIn(page, save(gifts), who);
  const order = page.getByRole('dialog', { name: 'Choose Package' });
  await order.getByRole('button', { name: 'Tempah dan simpan' }).click();
  await expect(page).toHaveURL(/\/invitation\/form\/[0-9a-f]{24}/);
  const [made] = await customer.orders();
  const invitationId = made?.invitation[0]?._id ?? '';
  await expect
    .poll(async () => (await giftsOf(customer, invitationId)).map(({ title }) => title))
    .toEqual(['Lampu meja']);
  await expect.poll(async () => (await customer.invitation(invitationId)).photos.length).toBe(2);
  await customer.close();
});

test('a connection that breaks at the second send of a save is reported at the section, and the save succeeds later', async ({
  page,
}) => {
  const us = await couple(page, 'second send');
  const kaut = await open(page, us.invitationId, 'salamKaut', 'Bank QR (Salam Kaut)');
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await kaut.getByLabel(/Muat naik QR/).setInputFiles(photo(1));
  await keepPicture(kaut);
  const texts = { invitationId: us.invitationId, name: '', bankName: '', accountNo: '1122 3344', show: 'true' };
  await us.customer.upload('PUT', '/api/invitation/update/salam-kaut', texts);
  let sends = 0;
  await page.route('**/api/invitation/update/salam-kaut', (route) => {
    sends += 1;
    return sends === 2 ? route.abort() : route.continue();
  });
  await save(kaut).click();
  await expect(kaut.getByText(/Tiada sambungan.*Perubahan kekal di peranti ini\./)).toBeVisible();
  expect(sends).toBe(2);
  expect(failures).toEqual([]);
  await save(kaut).click();
  await expect(kaut.getByText(/^Disimpan, /)).toBeVisible();
  expect((await us.customer.invitation(us.invitationId)).invitation.bankAccount.qrUrl).toMatch(/^bank-qrs\//);
  await us.customer.close();
});
