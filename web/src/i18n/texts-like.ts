/**
 * The shape of a dictionary in any language:
 * every text is a string, lists keep their lengths, functions their parameters.
 */
export type TextsLike<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => TextsLike<R>
    : { readonly [K in keyof T]: TextsLike<T[K]> };
