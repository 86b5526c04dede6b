import { expect, test } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { couple, form, goTo, open, save, saveButton } from '../support/editor.ts';
import { shot } from '../support/shots.ts';
import { passGoogle, person } from '../support/sign-in.ts';

const DRESS = 'Kod Pakaian';
const KAUT = 'Bank QR (Salam Kaut)';
const GIFTS = 'Hadiah';
const GALLERY = 'Galeri Foto';
const MUSIC = 'Muzik Latar';
const WORD = 'Kata Jemputan';
const DOA = 'Doa';
const BAR = 'Bottom Bar';
const OTHERS = 'Custom Design';
const ALL = [
  'Pilih Design dan Bahasa',
  'Nama Pasangan/Jemputan',
  'Tarikh & Atur Cara',
  'Lokasi Majlis',
  DRESS,
  KAUT,
  GIFTS,
  GALLERY,
  MUSIC,
  WORD,
  DOA,
  'Kehadiran / Attendance',
  BAR,
  OTHERS,
];
const DESKTOP = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 };

test('I-11 I-12 attire, account and receiver each say what is missing at its field, and lead on once saved', async ({
  page,
}) => {
  const { customer, ...made } = await couple(page, 'attire');
  const stored = async () => (await customer.invitation(made.invitationId)).invitation;
  const dialog = page.getByRole('dialog', { name: 'Maklumat tidak lengkap' });
  await page.goto(`/invitation/form/${made.invitationId}`);
  const links = page.getByRole('navigation', { name: 'Bahagian kad' }).getByRole('link');
  await expect(links).toHaveCount(ALL.length);
  for (const [index, title] of ALL.entries()) await expect(links.nth(index)).toContainText(title);
  await shot(page, 'editor-list', true);

  await links.filter({ hasText: DRESS }).click();
  const dress = form(page, DRESS);
  await expect(saveButton(dress)).toBeDisabled();
  await dress.getByRole('switch', { name: 'Papar kod pakaian' }).check();
  await dress.getByLabel('Lelaki').fill('Baju Melayu hijau zamrud');
  await saveButton(dress).click();
  await expect(dialog).toContainText('Sila pastikan maklumat diisi dengan lengkap dan betul.');
  await dialog.getByRole('button').click();
  await expect(dress.getByLabel('Perempuan')).toBeFocused();
  await expect(dress.getByText('Required')).toHaveCount(1);
  await dress.getByLabel('Perempuan').fill('  Baju kurung hijau ');
  await expect(dress.getByText('Required')).toHaveCount(0);
  await save(dress);
  expect((await stored()).dressCode).toEqual({
    enabled: true,
    male: 'Baju Melayu hijau zamrud',
    female: 'Baju kurung hijau',
  });
  await shot(page, 'editor-dress-code');

  // Off, it is not asked for; what was typed waits.
  await dress.getByRole('switch').uncheck();
  await expect(dress.getByLabel('Lelaki')).toBeHidden();
  await save(dress);
  expect((await stored()).dressCode).toMatchObject({ enabled: false, male: 'Baju Melayu hijau zamrud' });

  await dress.getByRole('link', { name: `Seterusnya ${KAUT}` }).click();
  const kaut = form(page, KAUT);
  await kaut.getByLabel('Nama pemegang akaun').fill("Nur Syafiqah D'Anjung");
  await kaut.getByRole('combobox', { name: /^Bank/ }).fill('Bank Islam');
  await kaut.getByRole('textbox', { name: /^Nombor akaun/ }).fill('1400 2020 1234');
  await kaut.getByRole('switch', { name: 'Papar Salam Kaut pada kad' }).uncheck();
  await expect(kaut.getByRole('textbox', { name: /^Nombor akaun/ })).toBeHidden();
  await kaut.getByRole('switch').check();
  await expect(kaut.getByRole('textbox', { name: /^Nombor akaun/ })).toHaveValue('1400 2020 1234');
  await save(kaut);
  expect((await stored()).bankAccount).toMatchObject({ bankName: 'Bank Islam', accountNo: '1400 2020 1234' });

  await kaut.getByRole('link', { name: `Seterusnya ${GIFTS}` }).click();
  const gifts = form(page, GIFTS);
  await gifts.getByLabel('Nama penerima').fill('Nur Syafiqah');
  await saveButton(gifts).click();
  await dialog.getByRole('button').click();
  await expect(gifts.getByLabel('Alamat penghantaran')).toBeFocused();
  await expect(gifts.getByText('Required')).toHaveCount(1);
  await gifts.getByLabel('Alamat penghantaran').fill('12, Lorong Kenanga 3,\n21300 Kuala Nerus');
  await save(gifts);
  expect(await stored()).toMatchObject({
    giftReceiverName: 'Nur Syafiqah',
    giftDeliveryAddress: '12, Lorong Kenanga 3,\n21300 Kuala Nerus',
  });
  await expect(gifts.getByRole('link', { name: `Seterusnya ${GALLERY}` })).toBeVisible();
  await customer.close();
});

test('I-16 I-17 song, opening text and prayer take three forms of link, and return to the shop’s own text', async ({
  page,
}) => {
  const { customer, ...made } = await couple(page, 'song');
  const stored = async () => (await customer.invitation(made.invitationId)).invitation;
  const dialog = page.getByRole('dialog', { name: 'Maklumat tidak lengkap' });
  await open(page, made, 'music');
  const music = form(page, MUSIC);
  await expect(music.getByText('Lagu contoh', { exact: true })).toBeVisible();
  const link = music.getByLabel('Pautan YouTube');
  await link.fill('https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ');
  await saveButton(music).click();
  await dialog.getByRole('button').click();
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  for (const form of [
    'https://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
  ]) {
    await link.fill(form);
    await expect(music.getByText('youtu.be/aqz-KE-bpKQ')).toBeVisible();
    await expect(link).not.toHaveAttribute('aria-invalid', 'true');
  }
  await music.getByLabel('Mula pada, minit').fill('1');
  await music.getByLabel('Mula pada, saat').fill('5');
  await expect(music.getByText('mula 1:05')).toBeVisible();
  await save(music);
  expect((await stored()).music).toMatchObject({ videoId: 'aqz-KE-bpKQ', startTime: 65 });
  await shot(page, 'editor-music');
  // The player comes only to who listens; without network it is an empty frame, and no more.
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
  await music.getByRole('button', { name: 'Dengar' }).click();
  await expect(music.getByTitle('Pemain YouTube')).toHaveAttribute('src', /aqz-KE-bpKQ.*start=65/);
  await music.getByRole('button', { name: 'Henti' }).click();
  await music.getByRole('button', { name: 'Guna lagu contoh' }).click();
  await expect(music.getByText('Lagu contoh', { exact: true })).toBeVisible();
  await link.fill('');
  await expect(music.getByText('Tanpa muzik')).toBeVisible();
  await save(music);
  expect((await stored()).music).toMatchObject({ videoId: '', link: '' });

  await music.getByRole('link', { name: `Seterusnya ${WORD}` }).click();
  const word = form(page, WORD);
  await word.getByText('Teks sendiri').click();
  await word.getByLabel('Ayat jemputan').fill(syafiqah.invitationWord);
  await save(word);
  await word.getByRole('link', { name: `Seterusnya ${DOA}` }).click();
  const doa = form(page, DOA);
  await expect(doa.getByText('Ya Allah, berkatilah majlis perkahwinan ini.')).toBeVisible();
  await doa.getByText('Teks sendiri').click();
  await expect(doa.getByLabel('Doa anda')).toHaveValue(/^Ya Allah, berkatilah majlis perkahwinan ini\./);
  await doa.getByLabel('Doa anda').fill('');
  await saveButton(doa).click();
  await dialog.getByRole('button').click();
  await expect(doa.getByText('Required')).toBeVisible();
  await doa.getByLabel('Doa anda').fill('Ya Allah, kurniakanlah kami sakinah.');
  await save(doa);
  expect(await stored()).toMatchObject({
    doa: 'Ya Allah, kurniakanlah kami sakinah.',
    invitationWord: syafiqah.invitationWord,
  });
  // A stored text of one's own opens as such; the default clears it.
  await page.reload();
  await expect(doa.getByLabel('Doa anda')).toHaveValue('Ya Allah, kurniakanlah kami sakinah.');
  await doa.getByText('Teks asal', { exact: true }).click();
  await save(doa);
  expect((await stored()).doa).toBeNull();
  await customer.close();
});

test('I-11 I-17 bar and design keep the verse without a hashtag, and Islamic items together', async ({ page }) => {
  const { customer, ...made } = await couple(page, 'bar');
  const stored = async () => (await customer.invitation(made.invitationId)).invitation;
  await open(page, made, 'bottomBar');
  const bar = form(page, BAR);
  await bar.getByRole('switch', { name: 'Papar label' }).uncheck();
  await bar.getByRole('group', { name: 'Warna bar' }).getByRole('button', { name: 'Warna #fffdf8' }).first().click();
  await bar.getByRole('group', { name: 'Warna ikon' }).getByRole('button', { name: 'Warna #fff7ef' }).first().click();
  await expect(bar.getByText(/^Ikon sukar dibaca/)).toBeVisible();
  await bar.getByRole('group', { name: 'Warna ikon' }).getByRole('button', { name: 'Warna #1c4a38' }).first().click();
  await expect(bar.getByText(/^Ikon mudah dibaca/)).toBeVisible();
  await bar.getByLabel('Saiz ikon').fill('30');
  await save(bar);
  expect((await stored()).bottomBar).toEqual({
    showLabel: false,
    color: '#fffdf8',
    iconColor: '#1c4a38',
    iconSize: 30,
  });
  await shot(page, 'editor-bottom-bar');

  await bar.getByRole('link', { name: `Seterusnya ${OTHERS}` }).click();
  const others = form(page, OTHERS);
  await others.getByRole('checkbox', { name: 'Hashtag' }).check();
  await others.getByRole('checkbox', { name: 'Petikan ayat' }).uncheck();
  await others.getByRole('radiogroup', { name: 'Tajuk kedua halaman jemputan' }).getByText('Inisial').click();
  await others.getByRole('switch', { name: 'Kesan salji' }).uncheck();
  await others.getByLabel('Label hitung detik').fill('Menghitung hari');
  await save(others);
  expect(await stored()).toMatchObject({
    footer: ['hashtag'],
    page2: { header1: 1, header2: 5 },
    viewSnowEffect: false,
    countdownLabel: 'Menghitung hari',
    customVerse: null,
  });
  await others.getByRole('checkbox', { name: 'Petikan ayat' }).check();
  await others.getByText('Ayat sendiri').click();
  await expect(others.getByLabel('Surah atau sumber')).toHaveValue('Surah Ar-Rum, 30:21');
  await others.getByLabel('Ayat', { exact: true }).fill('');
  await others.getByLabel('Surah atau sumber').fill('');
  await saveButton(others).click();
  await page.getByRole('dialog', { name: 'Maklumat tidak lengkap' }).getByRole('button').click();
  await expect(others.getByText('Required')).toHaveCount(2);
  await others.getByLabel('Ayat', { exact: true }).fill('“Mereka adalah pakaian bagimu.”');
  await others.getByLabel('Surah atau sumber').fill('Surah Al-Baqarah, 2:187');
  await others.getByRole('switch', { name: 'Sembunyi elemen Islamik' }).check();
  await save(others);
  expect(await stored()).toMatchObject({
    footer: ['hashtag', 'verse'],
    hideIslamicItem: true,
    customVerse: { verse: '“Mereka adalah pakaian bagimu.”', surah: 'Surah Al-Baqarah, 2:187' },
  });
  await shot(page, 'editor-custom-design', true);

  const doa = await goTo(page, DOA);
  await expect(doa.getByText('Doa tidak dipaparkan')).toBeVisible();
  // A hashtag that is only being taken out decides already.
  const names = await goTo(page, 'Nama Pasangan/Jemputan');
  await names.getByLabel('Hashtag').fill('');
  await goTo(page, OTHERS);
  await expect(others.getByRole('checkbox', { name: 'Hashtag' })).toBeDisabled();
  await expect(others.getByRole('checkbox', { name: 'Hashtag' })).not.toBeChecked();
  await expect(others.getByRole('checkbox', { name: 'Petikan ayat' })).toBeChecked();
  await others.getByRole('button', { name: 'Nama Pasangan/Jemputan' }).click();
  await save(names);
  expect((await stored()).footer).toEqual(['verse']);
  await customer.close();
});

test('I-11 the notice names what differs when another device saved meanwhile, in the new sections too', async ({
  page,
}) => {
  const { customer, invitationId: id } = await couple(page, 'overtaken');
  await open(page, { invitationId: id }, 'dressCode');
  const dress = form(page, DRESS);
  await dress.getByRole('switch').check();
  await dress.getByLabel('Lelaki').fill('Biru laut');
  await dress.getByLabel('Perempuan').fill('Biru langit');
  await customer.update('dress-code', { id, enabled: true, male: 'Merah', female: 'Biru langit' });
  await saveButton(dress).click();
  const conflict = dress.getByRole('alert').filter({ hasText: 'Seseorang telah menyimpan bahagian ini' });
  await expect(conflict.getByRole('row', { name: /Lelaki/ })).toContainText('Merah');
  await expect(conflict.getByRole('row', { name: /Lelaki/ })).toContainText('Biru laut');
  await expect(conflict.getByRole('row', { name: /Perempuan/ })).toHaveCount(0);
  await conflict.getByRole('button', { name: 'Simpan versi saya' }).click();
  await expect(conflict).toBeHidden();
  await expect
    .poll(async () => (await customer.invitation(id)).invitation.dressCode.male, { message: 'stored' })
    .toBe('Biru laut');
  await customer.close();
});

test('I-11 a save that fails, whatever the reason, keeps the text and can be tried again; 403 signs out', async ({
  page,
}) => {
  const { customer, ...made } = await couple(page, 'faults');
  await open(page, made, 'doa');
  const doa = form(page, DOA);
  await doa.getByText('Teks sendiri').click();
  await doa.getByLabel('Doa anda').fill('Doa yang tidak boleh hilang');
  const call = '**/api/invitation/update/doa';
  const error = page.getByRole('dialog', { name: 'Error' });
  for (const status of [413, 429, 503]) {
    // As a proxy answers, without the shop's envelope.
    await page.route(call, (route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>no</h1>' }));
    await saveButton(doa).click();
    await error.getByRole('button').click();
    await expect(doa.getByText('Perubahan kekal di peranti ini.')).toBeVisible();
    await expect(doa.getByRole('button', { name: 'Cuba lagi' })).toBeEnabled();
    await page.unroute(call);
  }
  await page.route(call, (route) => route.abort('timedout'));
  await saveButton(doa).click();
  await expect(doa.getByText('Perubahan kekal di peranti ini.')).toBeVisible();
  await page.unroute(call);

  await customer.signOut();
  await saveButton(doa).click();
  await expect(page.getByRole('heading', { name: 'Please sign in to view this page.' })).toBeVisible();
  const again = await ApiCustomer.register(person('editor faults'));
  await again.enter(page);
  await open(page, made, 'doa');
  await expect(doa.getByLabel('Doa anda')).toHaveValue('Doa yang tidak boleh hilang');
  await save(doa);
  expect((await again.invitation(made.invitationId)).invitation.doa).toBe('Doa yang tidak boleh hilang');
  await again.close();
  await customer.close();
});

test('I-10 a new card shows everything; what is typed in all of it outlives signing in, registering and the order', async ({
  page,
}) => {
  await page.goto('/invitation/form/new');
  const sections = page.getByRole('navigation', { name: 'Bahagian kad' });
  await expect(sections.getByRole('link')).toHaveCount(ALL.length);
  await expect(sections.getByText('perlu pakej lain')).toHaveCount(0);
  await sections.getByRole('link', { name: DRESS }).click();
  const dress = form(page, DRESS);
  await dress.getByRole('switch').check();
  await dress.getByLabel('Lelaki').fill('Songket merah');
  await dress.getByLabel('Perempuan').fill('Songket emas');
  const kaut = await goTo(page, KAUT);
  await kaut.getByRole('textbox', { name: /^Nombor akaun/ }).fill('9900 1122');
  const music = await goTo(page, MUSIC);
  await music.getByLabel('Mula pada, saat').fill('42');
  const others = await goTo(page, OTHERS);
  await others.getByRole('switch', { name: 'Kesan salji' }).uncheck();
  await saveButton(others).click();
  const ask = page.getByRole('dialog', { name: 'Sign In Required' });
  await expect(ask).toContainText('Unable to save info. Please sign in or register to continue.');
  await ask.getByRole('button', { name: /Sign In/ }).click();
  await passGoogle(page, person('editor from new'));
  await expect(page).toHaveURL(/\/user\/form\/register/);
  await page.getByLabel('Name', { exact: true }).fill('Puan Baharu');
  await page.getByLabel('Phone No (WhatsApp)').fill('012-345 6789');
  await page.getByRole('button', { name: 'Register' }).click();

  const order = page.getByRole('dialog', { name: 'Choose Package' });
  await order.getByRole('button', { name: 'Tempah dan simpan' }).click();
  await expect(page).toHaveURL(/\/invitation\/form\/[0-9a-f]{24}/);
  const id = /form\/([0-9a-f]{24})/.exec(page.url())?.[1] ?? '';
  const customer = await ApiCustomer.register(person('editor from new'));
  await expect
    .poll(async () => {
      const { dressCode, bankAccount, music: song, viewSnowEffect } = (await customer.invitation(id)).invitation;
      return [dressCode.female, bankAccount.accountNo, song.startTime, viewSnowEffect];
    })
    .toEqual(['Songket emas', '9900 1122', 42, false]);
  await expect(form(page, OTHERS).getByText(/^Disimpan, /)).toBeVisible();
  await customer.close();
});

test('I-11 a standard package opens attire, bar and design, and says of the others which package has them', async ({
  page,
}) => {
  const { customer, ...made } = await couple(page, 'gates', [{ item: 'rsvp', package: 'standard' }]);
  await page.goto(`/invitation/form/${made.invitationId}`);
  const locked = page.getByRole('link').filter({ hasText: 'perlu pakej lain' });
  await expect(locked).toHaveCount(4);
  for (const title of [KAUT, GIFTS, GALLERY, 'Kehadiran / Attendance']) {
    await expect(locked.filter({ hasText: title })).toHaveCount(1);
  }
  await locked.filter({ hasText: GALLERY }).click();
  await expect(form(page, GALLERY).getByText(`${GALLERY} dalam pakej Premium`)).toBeVisible();
  await form(page, GALLERY).getByRole('link', { name: 'Change package' }).click();
  await expect(page).toHaveURL(new RegExp(`orderId=${made.orderId}`));
  await customer.close();
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('I-18 the preview follows the new sections, and their texts lead to their fields', async ({ page }) => {
    const { customer, ...made } = await couple(page, 'preview sections');
    await open(page, made, 'dressCode');
    const card = page.frameLocator('iframe[title="Pratonton kad"]');
    const rail = page.getByRole('navigation', { name: 'Bahagian kad' });
    const dress = form(page, DRESS);
    await dress.getByRole('switch').check();
    await dress.getByLabel('Lelaki').fill('Samping songket');
    await expect(card.getByText('Samping songket')).toBeVisible();
    await rail.getByRole('link', { name: OTHERS }).click();
    await form(page, OTHERS).getByLabel('Label hitung detik').fill('Hari bahagia');
    await expect(card.getByText('Hari bahagia')).toBeAttached();
    await rail.getByRole('link', { name: BAR }).click();
    await form(page, BAR)
      .getByRole('group', { name: 'Warna bar' })
      .getByRole('button', { name: 'Warna #1c4a38' })
      .first()
      .click();
    await expect(card.getByRole('navigation', { name: 'Menu jemputan' })).toHaveCSS(
      'background-color',
      'rgb(28, 74, 56)',
    );
    await rail.getByRole('link', { name: DOA }).click();
    await form(page, DOA).getByText('Teks sendiri').click();
    await form(page, DOA).getByLabel('Doa anda').fill('Semoga sakinah hingga ke syurga');
    await expect(card.getByText('Semoga sakinah hingga ke syurga')).toBeVisible();
    await card.getByText('Samping songket').click();
    await expect(dress.getByLabel('Lelaki')).toBeFocused();
    await card.getByRole('timer').click();
    await expect(form(page, OTHERS).getByLabel('Label hitung detik')).toBeFocused();
    await expect(page.getByText('4 bahagian belum disimpan')).toBeVisible();
    await shot(page, 'editor-desktop-sections');
    await customer.close();
  });
});
