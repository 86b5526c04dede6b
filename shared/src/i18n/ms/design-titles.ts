/** Titles of the pages of the catalogue and of a design, without the shop's name. */
export const designTitles = {
  ofCategory: (category: string) => `Kad Undangan ${category}`,
  ofDesign: (name: string, code: string, category: string) => `${name} (${code}), kad undangan ${category}`,
  onPage: (title: string, page: number) => `${title}, halaman ${page}`,
} as const;
