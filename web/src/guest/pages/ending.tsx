import { NamesLine } from '../cover/names.js';
import { useGuest } from '../guest-context.js';
import { Section } from './section.js';

/** The end of the letter: hashtag or verse, thanks and the names once more. */
export function Ending() {
  const guest = useGuest();
  const { view, texts } = guest;
  return (
    <Section name="end" page="footer" layers={['top']}>
      <div className="rv">
        {view.shows.hashtag && (
          <p className="tag" dir="auto" data-field="names">
            {guest.bundle.invitation.hashtag}
          </p>
        )}
        {view.shows.verse && (
          <>
            <blockquote dir="auto">{view.verse.verse}</blockquote>
            <cite dir="auto">{view.verse.surah}</cite>
          </>
        )}
      </div>
      {/* The page of thanks has said it already. */}
      {guest.bundle.phase !== 'thanks' && <p className="thanks rv">{texts.thanks}</p>}
      <NamesLine couples={view.shortNames} and={view.and} />
      <i className="layer" data-page="footer" data-pos="bottom" aria-hidden="true" />
    </Section>
  );
}

/** The shop's own line below the letter. */
export function ShopFooter() {
  const { texts, shop } = useGuest();
  return (
    <footer className="shop">
      <p>{texts.shopLine}</p>
      <a className="btn line" href={shop.url}>
        {texts.shopButton}
      </a>
      <p className="tiny">{texts.shopBy(shop.name)}</p>
    </footer>
  );
}
