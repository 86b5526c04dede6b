import { useId } from 'react';
import { mediaTexts as t } from '../../../../i18n/editor-media.js';
import type { SectionProps } from '../section.types.js';
import { useObserved } from '../../../../lib/observed.js';
import { PictureField } from '../../media/picture-field.js';

/** The couple's own picture for the seal, below the choice of it. */
export function LogoUpload({
  bundle,
  media,
  disabled,
  onChosen,
}: Pick<SectionProps, 'bundle' | 'media' | 'disabled'> & {
  /** Called when there is a picture to show on the seal. */
  onChosen: () => void;
}) {
  const { store } = media.logo;
  const id = useId();
  const { picture, problem, progress } = useObserved(store);
  return (
    <PictureField
      id={id}
      words={{ label: t.logo, alt: t.logoAlt, choose: t.choose, replace: t.replace, hint: t.logoHint }}
      stored={bundle.invitation.openingLogo}
      picture={picture}
      error={problem ?? undefined}
      progress={progress}
      disabled={disabled}
      contain
      onChoose={(file) => void store.choose(file).then((taken) => taken && onChosen())}
      onReset={store.reset}
      onCancel={store.cancel}
    />
  );
}
