import { currentDesignOf, isEarlierArt } from '@serikad/shared/designs/earlier-art';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonAnchor } from '../../../../components/ui/button.js';
import { Notice } from '../../../../components/ui/states.js';
import { designLanguageTexts as t } from '../../../../i18n/editor-design-language.js';
import { designQuery } from '../../../../lib/queries/designs.js';

/**
 * For a couple whose design was drawn anew after they ordered it: which art their card has, and the way to the other.
 * For one whose design the shop has hidden since: the way back.
 */
export function EarlierArtNotice({
  ordered,
  chosen,
  onChoose,
}: {
  /** The art that they ordered: `cv0001-1`; of a hidden design its id. */
  ordered: string;
  chosen: string;
  onChoose: (design: string) => void;
}) {
  const current = currentDesignOf(ordered);
  // Nothing when the shop has hidden it: then it can't be chosen.
  const { data: anew } = useQuery({ ...designQuery(current), enabled: isEarlierArt(ordered) });
  if (chosen !== ordered) {
    return (
      <Notice
        tone="plain"
        role="note"
        actions={
          <Button variant="second" onClick={() => onChoose(ordered)}>
            {t.useOrderedArt}
          </Button>
        }
      >
        {t.orderedKept}
      </Notice>
    );
  }
  if (!isEarlierArt(ordered)) return null;
  return (
    <Notice
      role="note"
      actions={
        anew && (
          <>
            <Button variant="second" onClick={() => onChoose(current)}>
              {t.useNewArt}
            </Button>
            <ButtonAnchor variant="ghost" href={anew.rsvpUrl} newTab>
              {t.seeNewArt}
            </ButtonAnchor>
          </>
        )
      }
    >
      {t.redrawn}
    </Notice>
  );
}
