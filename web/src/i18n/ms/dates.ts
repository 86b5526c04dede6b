export const dateTexts = {
  months: 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' '),
  shortMonths: 'Jan Feb Mac Apr Mei Jun Jul Ogos Sep Okt Nov Dis'.split(' '),
  /** From Sunday on. */
  days: 'Ahad Isnin Selasa Rabu Khamis Jumaat Sabtu'.split(' '),
  /** The part of the day, after a time of twelve hours; `hours` from 0 to 23. */
  partOfDay: (hours: number): string =>
    hours < 12 ? 'pagi' : hours < 14 ? 'tengah hari' : hours < 19 ? 'petang' : 'malam',
};
