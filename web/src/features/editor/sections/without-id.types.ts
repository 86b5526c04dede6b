/** All fields of a body but the id: a form has each of them, also those that a body may leave out. */
export type WithoutId<T> = Required<{ [K in keyof Omit<T, 'id'>]: T[K] }>;
