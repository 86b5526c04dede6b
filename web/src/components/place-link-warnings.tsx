import { LINK_FIELDS, type LinkField, type PlaceCheck } from '@serikad/shared/places/place-check';
import { placeLinkTexts as t } from '../i18n/place-links.js';
import { Notice } from './ui/states.js';

/** What is wrong with one link of a place. */
export function LinkWarning({ check, field }: { check: PlaceCheck; field: LinkField }) {
  const problem = check.problems[field];
  return problem ? <Warning text={t.problems[problem](t.apps[field])} /> : null;
}

/** That the two links lead to two places. */
export function ApartWarning({ check: { apart } }: { check: PlaceCheck }) {
  return apart === null ? null : <Warning text={t.apart(distance(apart))} />;
}

/** All that is wrong with the links of a place. */
export function PlaceLinkWarnings({ check }: { check: PlaceCheck }) {
  return (
    <>
      {LINK_FIELDS.map((field) => (
        <LinkWarning key={field} check={check} field={field} />
      ))}
      <ApartWarning check={check} />
    </>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <Notice tone="warn" role="status">
      {text}
    </Notice>
  );
}

function distance(metres: number): string {
  return metres < 1000 ? `${metres} m` : `${(metres / 1000).toFixed(metres < 10_000 ? 1 : 0)} km`;
}
