import type { AdminDesign, AdminDesignLayer } from '@serikad/shared/designs/admin-design.types';
import { isFreeLayout } from '@serikad/shared/designs/free-layouts';
import { designTexts as t } from '../../../i18n/admin/designs.js';

/** Pixels of an upload for one of the box: sharp on every phone. */
const FINENESS = 3;
/** Longest side of what the server stores, in pixels. */
const LONGEST_SIDE = 1920;

/** Layers of the free layouts that cover what is behind them. */
const OPAQUE = ['door', 'picture', 'picture-wide'];

type FreeRole = keyof typeof t.freeLayers;
const isFreeRole = (role: string): role is FreeRole => Object.hasOwn(t.freeLayers, role);

export interface LayerFacts {
  name: string;
  /** Where it is seen, its box, the pixels and the formats of an upload. */
  hint: string;
  /** Whether a picture without transparency would hide what is behind it. */
  needsAlpha: boolean;
}

/** The size that a picture for a box is uploaded in, in pixels. @param box in CSS px */
export function uploadSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const times = Math.min(FINENESS, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * times), height: Math.round(height * times) };
}

/** What a seller has to know of a layer to make a picture for it. */
export function layerFacts(
  { layout }: Pick<AdminDesign, 'layout'>,
  { role, page, position, ...box }: Pick<AdminDesignLayer, 'role' | 'page' | 'position' | 'width' | 'height'>,
): LayerFacts {
  const size = uploadSize(box);
  const pixels = `${t.boxHint(box.width, box.height)} ${t.uploadHint(size.width, size.height)}`;
  if (!isFreeLayout(layout) || !isFreeRole(role)) {
    return { name: role, hint: `${page} · ${position}. ${pixels} ${t.formats}`, needsAlpha: false };
  }
  const needsAlpha = !OPAQUE.includes(role);
  const { name, text } = t.freeLayers[role];
  return { name, hint: `${text} ${pixels} ${needsAlpha ? t.formatsAlpha : t.formatsOpaque}`, needsAlpha };
}
