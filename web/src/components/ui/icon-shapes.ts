import type { ReactNode } from 'react';

/** The shapes of the icons that are loaded, by name. */
export const shapes: Record<string, ReactNode> = {};

export function addShapes(more: Readonly<Record<string, ReactNode>>): void {
  Object.assign(shapes, more);
}
