import type { MediaProps } from './media.types.js';

/** The list of gifts, below who receives them. */
export function GiftRows({ bundle }: MediaProps) {
  return (
    <ul className="rows">
      {bundle.gifts.map(({ _id, title }) => (
        <li key={_id}>{title}</li>
      ))}
    </ul>
  );
}
