/** How the couple make, share and revoke helper links and the caterer's link. */
export const linkDialogTexts = {
  helperOpen: 'Pautan pembantu',
  helperTitle: (branch: string) => `Pautan untuk ${branch}`,
  helperNone:
    'Dengan satu pautan, ibu bapa atau saudara boleh menambah dan menghantar jemputan dalam senarai ini sahaja, tanpa akaun. Mereka tidak nampak senarai lain, jawapan tetamu, catatan atau nombor telefon penuh.',
  helperText: 'Sesiapa yang mempunyai pautan ini boleh menambah dan mengubah keluarga dalam senarai ini sahaja.',
  helperQuota: (quota: number | null) =>
    quota === null ? 'Senarai ini tiada had tempat.' : `Paling banyak ${quota} tempat boleh diisi melalui pautan ini.`,
  helperMessage: (branch: string, link: string) =>
    `Assalamualaikum. Ini pautan untuk senarai jemputan ${branch}. Buka, tambah keluarga yang mahu dijemput, dan hantar jemputan mereka:\n${link}\n\nPautan ini untuk anda sahaja.`,
  catererOpen: 'Untuk katering',
  catererTitle: 'Pautan katerer',
  catererNone:
    'Katerer melihat bilangan dewasa dan kanak-kanak yang pasti, mungkin dan belum menjawab, sentiasa sama dengan angka anda. Tiada nama dan nombor telefon keluarga.',
  catererText: 'Sesiapa yang mempunyai pautan ini boleh melihat angka tetamu. Tiada nama dan nombor telefon keluarga.',
  catererMessage: (link: string) =>
    `Assalamualaikum. Ini angka tetamu terkini untuk majlis kami, boleh dicetak bila-bila masa:\n${link}`,
  catererBranches: 'Tunjukkan angka setiap senarai',
  catererBranchesHint: 'Katerer akan nampak nama senarai, contohnya Senarai Mak.',
  make: 'Buat pautan',
  link: 'Pautan',
  copyLink: 'Salin pautan',
  copied: 'Pautan disalin',
  copyFailed: 'Tidak dapat disalin. Tekan lama pada pautan untuk menyalinnya.',
  whatsapp: 'WhatsApp',
  share: 'Kongsi',
  qr: 'Kod QR',
  qrAlt: 'Kod QR pautan ini',
  renew: 'Tukar pautan',
  renewTitle: 'Tukar pautan ini?',
  revoke: 'Tarik balik',
  revokeTitle: 'Tarik balik pautan ini?',
  renewHelper:
    'Pautan lama terus tidak boleh dibuka, juga jika halamannya sedang terbuka. Keluarga yang sudah ditambah kekal. Hantar pautan baharu selepas itu.',
  revokeHelper:
    'Pautan ini terus tidak boleh dibuka, juga jika halamannya sedang terbuka. Keluarga yang sudah ditambah kekal, dan pautan yang telah dihantar kepada mereka masih berfungsi. Apa yang belum sempat disimpan kekal pada telefon pembantu.',
  renewCaterer: 'Pautan lama terus tidak boleh dibuka. Hantar pautan baharu kepada katerer selepas itu.',
  revokeCaterer: 'Katerer terus tidak boleh melihat angka lagi. Angka dan senarai anda tidak berubah.',
  renewed: 'Pautan telah ditukar',
  revoked: 'Pautan telah ditarik balik',
  made: 'Pautan telah dibuat',
  cancel: 'Batal',
  close: 'Tutup',
} as const;
