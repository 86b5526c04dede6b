import { DoorIcon } from '../components/door-icon.js';
import { Notice } from '../components/notice.js';
import { useTexts } from '../texts/texts.js';
import { useCamera } from './use-camera.js';

interface Props {
  /** Whether the last code was none of the list. */
  isOther: boolean;
  onCode: (text: string) => void;
}

/** The camera, or what to do without it. */
export function Scanner({ isOther, onCode }: Props) {
  const t = useTexts();
  const { video, state, toggleTorch, retry } = useCamera(onCode);
  if (state === 'refused' || state === 'none') {
    const [title, text] = state === 'refused' ? [t.refusedTitle, t.refusedText] : [t.noCameraTitle, t.noCameraText];
    return (
      <div className="padded">
        <Notice kind="warn" icon="alert" title={title}>
          {text}{' '}
          <button type="button" className="inline" onClick={retry}>
            {t.retry}
          </button>
        </Notice>
      </div>
    );
  }
  return (
    <div className="scan">
      <video ref={video} playsInline muted />
      <svg className="scan-frame" viewBox="0 0 216 216" aria-hidden="true">
        <path d="M3 44V19A16 16 0 0 1 19 3h25M172 3h25a16 16 0 0 1 16 16v25M213 172v25a16 16 0 0 1-16 16h-25M44 213H19a16 16 0 0 1-16-16v-25" />
      </svg>
      {toggleTorch && (
        <button type="button" className="icon" aria-label={t.torch} onClick={toggleTorch}>
          <DoorIcon name="torch" />
        </button>
      )}
      <p role="status">{isOther ? t.otherCode : state === 'open' ? t.scanHint : t.openingCamera}</p>
    </div>
  );
}
