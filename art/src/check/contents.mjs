const CATEGORIES = ['floral', 'minimalist', 'islamic', 'vintage', 'modern', 'classic', 'rustic'];

/** What a catalogue holds, in numbers. */
export function contentsOf(designs) {
  return {
    designs: designs.length,
    layouts: new Set(designs.map(({ layout }) => layout)).size,
    dark: designs.filter(({ theme }) => theme === 'dark').length,
    perCategory: Math.min(
      ...CATEGORIES.map((category) => designs.filter((design) => design.category === category).length),
    ),
  };
}
