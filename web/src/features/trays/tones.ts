/** The colour galleries, with the seed's names; `ground` is the background of their pictures. */
export const TONES = [
  { id: 'purple-blue', name: 'Purple Blue', finish: 'gold', ground: '#ecebf6' },
  { id: 'pink', name: 'Pink', finish: 'gold', ground: '#fae9ea' },
  { id: 'blue', name: 'Blue', finish: 'black', ground: '#e6edf6' },
  { id: 'brown', name: 'Brown', finish: 'black', ground: '#f0e5d6' },
  { id: 'white', name: 'White', finish: 'gold', ground: '#f4eddd' },
  { id: 'soft-pink', name: 'Soft Pink', finish: 'gold', ground: '#fbeeeb' },
  { id: 'purple', name: 'Purple', finish: 'black', ground: '#efe6f3' },
  { id: 'yellow', name: 'Yellow', finish: 'gold', ground: '#fbf1d3' },
  { id: 'red', name: 'Red', finish: 'gold', ground: '#f7e2dd' },
  { id: 'pastel', name: 'Pastel', finish: 'gold', ground: '#edf1e9' },
  { id: 'hot-pink', name: 'Hot Pink', finish: 'black', ground: '#fbe2ec' },
] as const;
export type Tone = (typeof TONES)[number];

/** The pictures of a gallery, in their order. `other`: the same flowers on the other metal. */
export const VIEWS = ['whole', 'flowers', 'gift', 'other'] as const;
export type View = (typeof VIEWS)[number];

/** The metal of the tray in a view. */
export function finishOf(tone: Tone, view: View): 'black' | 'gold' {
  if (view !== 'other') return tone.finish;
  return tone.finish === 'gold' ? 'black' : 'gold';
}
