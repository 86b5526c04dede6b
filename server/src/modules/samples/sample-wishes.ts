import type { InBoth } from '../designs/sample-story.js';

/** What guests of a sample wedding wrote, newest first; `hoursAgo` when. */
export const SAMPLE_WISHES: readonly { from: string; message: InBoth; hoursAgo: number }[] = [
  {
    from: 'Wei Ling & Jason',
    message: {
      malay: 'Tahniah! Tak sabar nak jumpa kamu berdua di hari bahagia. Kami datang berempat dengan anak-anak!',
      english: 'So happy for you both! We’re coming with the kids and can’t wait to see you on the big day.',
    },
    hoursAgo: 5,
  },
  {
    from: 'Cikgu Salmah',
    message: {
      malay:
        'Tahniah anak-anak cikgu. Semoga menjadi pasangan yang saling menyayangi dan menyejukkan mata, insya-Allah.',
      english: 'Congratulations, my dear students. May you always cherish each other and be a comfort to one another.',
    },
    hoursAgo: 27,
  },
  {
    from: 'Pak Long & Mak Long',
    message: {
      malay: 'Selamat pengantin baru! Semoga berkekalan hingga ke syurga dan dimurahkan rezeki selalu.',
      english: 'Congratulations, dear ones! May your love last to Jannah, with blessings in everything you do.',
    },
    hoursAgo: 51,
  },
  {
    from: 'Keluarga Hj. Othman',
    message: {
      malay: 'Barakallahu lakuma wa baraka ‘alaikuma wa jama‘a bainakuma fi khair.',
      english: 'Barakallahu lakuma wa baraka ‘alaikuma wa jama‘a bainakuma fi khair.',
    },
    hoursAgo: 74,
  },
  {
    from: 'Nadia, geng asrama',
    message: {
      malay: 'Akhirnya! Dari zaman asrama lagi dah nampak. Doa yang baik-baik untuk korang berdua 🤍',
      english: 'Finally! We all saw it coming back in the hostel. All the good prayers for you two 🤍',
    },
    hoursAgo: 98,
  },
  {
    from: 'Uncle Muthu & Aunty Devi',
    message: {
      malay: 'Selamat berbahagia anak jiran kesayangan kami. Semoga rumah tangga sentiasa penuh gelak ketawa.',
      english: 'Blessings to our dear neighbours’ child. May your home always be full of laughter.',
    },
    hoursAgo: 123,
  },
  {
    from: 'Tok Wan',
    message: {
      malay: 'Tok Wan doakan cucu Tok Wan bahagia dunia akhirat. Jaga solat, jaga hati pasangan.',
      english:
        'Tok Wan prays for my grandchild’s happiness here and hereafter. Keep your prayers, and each other’s hearts.',
    },
    hoursAgo: 150,
  },
];
