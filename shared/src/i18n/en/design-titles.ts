export const designTitles = {
  ofCategory: (category: string) => `${category} Wedding Invitations`,
  ofDesign: (name: string, code: string, category: string) => `${name} (${code}), ${category} invitation`,
  onPage: (title: string, page: number) => `${title}, page ${page}`,
};
