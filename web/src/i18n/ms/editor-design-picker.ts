/** The words of the choice of a design in the editor. */
export const designPickerTexts = {
  pickerTitle: 'Pilih rekaan',
  pickerCount: (count: number) => `${count} rekaan · semua boleh guna nama anda`,
  inUse: 'Sedang digunakan',
  chosen: 'Dipilih:',
  useDesign: 'Guna rekaan ini',
  range: (from: number, to: number, all: number) => `${from}–${to} daripada ${all}`,
  category: 'Kategori',
  all: 'All',
  pickerError: 'Rekaan tidak dapat dimuatkan.',
};
