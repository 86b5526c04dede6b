export const catalogTexts = {
  title: 'Katalog',
  text: 'Cari perkhidmatan majlis mengikut kategori dan negeri.',
  category: 'Kategori',
  state: 'Negeri',
  search: 'Cari',
  categories: ['Kad Undangan', 'Dulang Hantaran', 'Motion Video', 'Kad Cetak A6'],
  states: [
    'Johor',
    'Kedah',
    'Kelantan',
    'Melaka',
    'Negeri Sembilan',
    'Pahang',
    'Perak',
    'Perlis',
    'Pulau Pinang',
    'Sabah',
    'Sarawak',
    'Selangor',
    'Terengganu',
    'W.P. Kuala Lumpur',
    'W.P. Labuan',
    'W.P. Putrajaya',
  ],
  notYet: (category: string, state: string) =>
    `Belum ada senarai untuk ${category} di ${state}. Kad undangan kami boleh ditempah dari mana-mana negeri.`,
  browse: 'Lihat kad undangan',
} as const;

export const appsTexts = {
  title: 'Apps',
  text: 'Tiada aplikasi untuk dimuat turun. Kad undangan, pesanan dan senarai tetamu dibuka terus dalam pelayar telefon anda.',
  home: 'Ke laman utama',
} as const;

export const contactTexts = {
  title: 'Hubungi Kami',
  text: 'Soalan tentang rekaan, harga atau pesanan anda dijawab melalui WhatsApp.',
  chat: 'Chat dengan kami',
  chatText: 'Assalamualaikum, saya ingin bertanya.',
} as const;

/** The policy of this shop: what it keeps, why, and how to have it removed. */
export const privacyTexts = {
  title: 'Dasar Privasi',
  updated: 'Kemas kini terakhir: Oktober 2024',
  intro:
    'Dasar ini menerangkan maklumat yang kami simpan apabila anda menggunakan laman ini, sebab ia diperlukan, dan pilihan yang anda ada.',
  sections: [
    {
      title: 'Had umur',
      text: 'Perkhidmatan ini untuk mereka yang berumur 13 tahun ke atas. Kami tidak mengumpul maklumat kanak-kanak di bawah umur 13 tahun dengan sengaja. Jika anda mendapati seorang kanak-kanak telah mendaftar, beritahu kami dan akaun itu akan dipadam.',
    },
    {
      title: 'Maklumat akaun',
      text: 'Apabila anda log masuk dengan Google, kami menerima nama dan alamat e-mel anda. Semasa mendaftar, kami menyimpan nama dan nombor WhatsApp yang anda berikan supaya penjual boleh menghubungi anda tentang pesanan.',
    },
    {
      title: 'Maklumat jemputan',
      text: 'Nama pasangan, tarikh, tempat, nombor untuk dihubungi dan butiran lain yang anda isi dipaparkan kepada sesiapa yang mempunyai pautan jemputan anda. Isi hanya apa yang anda mahu tetamu lihat.',
    },
    {
      title: 'Maklumat tetamu',
      text: 'Nama, bilangan kehadiran dan ucapan yang dihantar tetamu disimpan untuk pasangan yang menjemput. Ucapan boleh dibaca tetamu lain; bilangan kehadiran hanya dilihat oleh pasangan. Untuk mengesan jawapan palsu yang bertubi-tubi, kami simpan kod rahsia bagi sambungan Internet tetamu selama 30 hari; kod itu tidak menunjukkan alamat sebenar dan tidak dikongsi dengan sesiapa.',
    },
    {
      title: 'Pada peranti anda',
      text: 'Kami menyimpan tanda log masuk, draf borang dan bahasa pilihan anda (satu kuki) pada peranti anda supaya tiada yang hilang apabila halaman ditutup. Padam data laman dalam tetapan pelayar untuk membuangnya.',
    },
    {
      title: 'Perkongsian',
      text: 'Kami tidak menjual maklumat anda. Perbualan dan bayaran diurus melalui WhatsApp, dan log masuk melalui Google, mengikut dasar privasi mereka sendiri.',
    },
    {
      title: 'Hak anda',
      text: 'Anda boleh meminta salinan maklumat anda, membetulkannya atau memadam akaun anda dengan menghubungi kami melalui WhatsApp.',
    },
    {
      title: 'Kod rawak dan jawapan tetamu',
      text: 'Untuk mengira lawatan ke kedai, pelayar anda membuat satu kod rawak lapan aksara dan menyimpannya. Kod itu dihantar kepada kami bersama jenis pelayar dan alamat halaman kedai yang dibuka; ia tidak mengandungi nama anda. Pelayar tetamu pula menyimpan jawapan dan tempahan hadiah yang dihantar, supaya boleh dilihat dan diubah kemudian. Semua ini hilang apabila data laman dipadam dalam tetapan pelayar.',
    },
    {
      title: 'Laporan halaman rosak',
      text: 'Jika halaman kedai atau kad rosak, pelayar menghantar jenis ralat, tempatnya dalam kod kami, jenis halaman dan versi pelayar. Laporan itu tidak mengandungi nama, nombor, alamat penuh atau apa-apa yang anda taip, tidak dikaitkan dengan anda, dan dipadam selepas 30 hari.',
    },
  ],
} as const;
