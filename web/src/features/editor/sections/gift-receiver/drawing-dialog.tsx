import { useState } from 'react';
import { Dialog } from '../../../../components/ui/dialog.js';
import { Notice } from '../../../../components/ui/states.js';
import { giftDrawingTexts as t } from '../../../../i18n/editor-gift-drawings.js';
import { pngOf, svgAddress } from '../../../../lib/svg-picture.js';
import { drawingSvg, GIFT_DRAWINGS, type GiftDrawing } from './drawings/gift-drawings.js';
import * as css from './drawing-dialog.module.css';

/** Of the picture that is sent, in px. */
const WIDTH = 960;

/**
 * The drawings to choose a gift's picture from.
 * The chosen one becomes a picture file on the device, as a photo would be.
 */
export function DrawingDialog({
  onClose,
  onChoose,
}: {
  onClose: () => void;
  onChoose: (picture: File, name: string) => void;
}) {
  const [failed, setFailed] = useState(false);
  const choose = async (drawing: GiftDrawing): Promise<void> => {
    const name = t.names[drawing];
    try {
      const picture = await pngOf(drawingSvg(drawing), WIDTH);
      onChoose(new File([picture], `${name}.png`, { type: 'image/png' }), name);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog open onClose={onClose} title={t.title} size="wide" closeButton>
      {failed && (
        <Notice tone="bad" role="alert">
          {t.failed}
        </Notice>
      )}
      <ul className={css.drawings}>
        {GIFT_DRAWINGS.map((drawing) => (
          <li key={drawing}>
            <button type="button" className={css.drawing} onClick={() => void choose(drawing)}>
              <img src={svgAddress(drawingSvg(drawing))} alt="" width="120" height="120" />
              <span>{t.names[drawing]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
