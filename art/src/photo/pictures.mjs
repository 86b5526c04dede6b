/** What the gallery of a sample shows, by its design's category, in order: five pictures each, 4:5. */
export const PICTURES = {
  floral: [
    'A bouquet of roses and jasmine laid down by the window.',
    'Rings among the petals of a fallen rose.',
    'Moon orchids against the light.',
    'Bunga telur in a row.',
    'A brass bowl of bunga rampai.',
  ],
  islamic: [
    'A mosque at nightfall, mirrored in wet stone.',
    'Prayer beads on a bound book.',
    'Pierced lanterns.',
    'A line of khat just written, the reed pen beside it.',
    'Late sun through a pierced screen.',
  ],
  minimalist: [
    'Plumes in a white vase.',
    'Two rings on a stone.',
    'A veil at the window.',
    'One moon orchid in a bowl of water.',
    'A card in its envelope, a stem beside.',
  ],
  vintage: [
    'An old camera on an album.',
    'Letters sealed with wax.',
    'A pocket watch and pearls on lace.',
    'Tea for two.',
    'A brass lamp, dried roses, rings on a letter.',
  ],
  modern: [
    'Rings on blocks of colour.',
    'Moon orchids before an arch.',
    'Kuih on Melaka tiles.',
    'A cake of three tiers.',
    'A card and its envelope, rings, orchids.',
  ],
  classic: [
    'A tepak sirih: betel leaves and their small bowls.',
    'Rings on songket.',
    'A songkok on folded songket.',
    'Bunga telur on a tray.',
    'Kompang.',
  ],
  rustic: [
    'A bouquet tied with raffia on a mat of screw pine.',
    'Rings on old wood.',
    'Kuih on a banana leaf.',
    'Torch ginger in an earthen jar.',
    'Lamps over a yard at nightfall.',
  ],
};

export const PHOTO = { width: 400, height: 500 };
/** Pixels of a picture's file across. */
export const PHOTO_PIXELS = 720;

/** The role of a category's nth picture, from 1. */
export const photoRole = (category, n) => `photo-${category}-${n}`;

/** Roles of `common.json` for them. */
export const PHOTO_ROLES = Object.entries(PICTURES).flatMap(([category, pictures]) =>
  pictures.map((use, i) => ({
    role: photoRole(category, i + 1),
    format: 'picture',
    position: 'photo',
    page: 'gallery',
    use: `Gallery of ${category} samples, 4:5. ${use}`,
  })),
);
