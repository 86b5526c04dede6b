import { useState } from 'react';
import type { OwnAlbumPhoto } from '@serikad/shared/album/album.types';
import { CallError } from '../api/call.js';
import { useGuest } from '../guest-context.js';
import { albumTexts } from './album-texts.js';
import type { UploadQueue } from './upload-queue.js';

interface Props {
  photo: OwnAlbumPhoto;
  queue: UploadQueue;
  onRemoved: () => void;
}

/** One of the guest's photos, and the step in which it is removed. */
export function OwnPhoto({ photo, queue, onRemoved }: Props) {
  const { view } = useGuest();
  const t = albumTexts(view.locale);
  const [step, setStep] = useState<'photo' | 'question' | 'removing'>('photo');
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    if (step === 'removing') return;
    setStep('removing');
    setFailure(null);
    try {
      await queue.removeOwn(photo._id);
      onRemoved();
    } catch (error) {
      setFailure((error instanceof CallError && error.message) || t.removeFailed);
      setStep('question');
    }
  };
  return (
    <>
      {photo.pictures && (
        <div className="whole">
          <img src={photo.pictures.medium} alt={t.ownStates[photo.state]} />
        </div>
      )}
      <p className="notice">{t.ownTexts[photo.state]}</p>
      {step === 'photo' ? (
        <button type="button" className="btn ghost wide" onClick={() => setStep('question')}>
          <span>{t.remove}</span>
        </button>
      ) : (
        <div className="foot two">
          <p>{t.question}</p>
          {failure !== null && (
            <p className="notice bad" role="alert">
              {failure}
            </p>
          )}
          <button
            type="button"
            className="btn solid wide"
            aria-disabled={step === 'removing'}
            onClick={() => void remove()}
          >
            <span>{step === 'removing' ? t.removing : t.removeNow}</span>
          </button>
          <button type="button" className="btn ghost wide" onClick={() => setStep('photo')}>
            <span>{t.keep}</span>
          </button>
        </div>
      )}
    </>
  );
}
