const MONTHS = 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' ');
const DAYS = 'Ahad Isnin Selasa Rabu Khamis Jumaat Sabtu'.split(' ');

/**
 * The day YYYY-MM-DD of a date as covers write it, e.g. `Sabtu, 12 Disember 2026`.
 * @throws Error when it isn't written like that, or when that day is another day of the week
 */
export function malayDay(text) {
  const match = /^(\p{L}+), (\d{1,2}) (\p{L}+) (\d{4})$/u.exec(text);
  const month = MONTHS.indexOf(match?.[3]) + 1;
  if (!match || month === 0)
    throw new Error(`“${text}” isn't a date as covers write it, like “Sabtu, 12 Disember 2026”.`);
  const date = `${match[4]}-${String(month).padStart(2, '0')}-${match[2].padStart(2, '0')}`;
  const day = DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  if (day !== match[1])
    throw new Error(`${match[2]} ${match[3]} ${match[4]} is a ${day ?? 'day that does not exist'}, not ${match[1]}.`);
  return date;
}
