import { useContext, type CSSProperties } from 'react';
import { useGuest } from '../guest-context.js';
import { SectionRef } from '../section-wrapper.js';
import { Postponed } from '../pages/postponed.js';
import { Icon } from '../ui/icon.js';
import { Names } from './names.js';
import { Seal } from './seal.js';
import type { OpeningState } from './use-opening.js';

interface Props {
  state: OpeningState;
  onOpen: () => void;
}

/** Where a design may put pictures on the cover, in the order in which they lie upon each other. */
const COVER_LAYERS = [
  'ground',
  'center',
  'frame',
  'edge-left',
  'edge-right',
  'top-left',
  'top-right',
  'top',
  'bottom',
  'bottom-left',
  'bottom-right',
] as const;

/** Made once: what never changes is not compared when something else does. */
const ART = (
  <div className="art" aria-hidden="true">
    {COVER_LAYERS.map((position) => (
      <i key={position} className="layer" data-page="cover" data-pos={position}>
        {position === 'center' && [0, 1, 2].map((slice) => <b key={slice} />)}
      </i>
    ))}
  </div>
);

/**
 * The cover: art below, the opening's doors above it, the names on top of the doors, so that they are there from the
 * first paint and never move or fade.
 */
export function Cover({ state, onOpen }: Props) {
  const { bundle, view, texts, mode, personal } = useGuest();
  const { coverPage, coverLine, jawiText, postponed } = bundle.invitation;
  const ref = useContext(SectionRef);
  const jawi = jawiText?.split('\n') ?? [];
  const couples = named(view.shortNames, mode === 'preview' ? texts.namePlaceholders : null);
  const letters: CSSProperties & Record<'--k', number> = { '--k': Math.max([...view.title].length, 1) };
  // A heading without a word is none: until the couple have names it is the title.
  const areNamed = couples.flat().some((name) => name !== '');
  const Title = areNamed ? 'p' : 'h1';
  return (
    <section
      ref={ref}
      className={`cover${coverPage?.hideText ? ' bare' : ''}${postponed.on ? ' moved' : ''}`}
      id="cover"
      {...(jawi.length > 0 && { 'data-jawi': jawi.length })}
    >
      {ART}
      {state !== 'open' && <Doors />}
      <Postponed />
      <header className="cover-text" style={letters}>
        {view.shows.islamic && <i className="jawi" aria-hidden="true" />}
        <Title className="kicker" dir="auto" data-field="mainPage" {...(!areNamed && { tabIndex: -1 })}>
          {view.title}
        </Title>
        {areNamed && <Names couples={couples} and={view.and} jawi={jawi} line={coverLine} />}
      </header>
      {personal && (
        <div className="cover-text cover-for">
          <personal.Addressee />
        </div>
      )}
      <div className="cover-foot">
        <i className="rule" aria-hidden="true" />
        <p className="c-date" data-field="dateTime">
          {view.coverDate}
        </p>
        <p className="c-place" data-field="location">
          {view.coverPlace}
        </p>
        <span className="cue" aria-hidden="true">
          <Icon name="down" />
        </span>
      </div>
      {mode === 'live' && <Seal onOpen={onOpen} gone={state === 'open'} />}
    </section>
  );
}

function Doors() {
  return (
    <div className="opening" aria-hidden="true">
      {(['left', 'right'] as const).map((side) => (
        <div key={side} className={`door door-${side[0]}`}>
          <i className="layer" data-page="opening" data-pos="ground" />
          <i className="layer" data-page="opening" data-pos={side} />
        </div>
      ))}
      <i className="layer seam" data-page="opening" data-pos="seam" />
    </div>
  );
}

/** In the editor's preview a couple without names yet see where they will be. */
function named(
  couples: readonly (readonly [string, string])[],
  placeholders: readonly [string, string] | null,
): readonly (readonly [string, string])[] {
  if (!placeholders) return couples;
  return couples.map(([first, second]) => [first || placeholders[0], second || placeholders[1]]);
}
