import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { codeReader } from './code-reader.js';

/** Time between two frames that are looked at, in milliseconds. */
const FRAME_MS = 180;
/** The same code is not said again for this long, in milliseconds. */
const SAME_MS = 3000;

export type CameraState = 'opening' | 'open' | 'refused' | 'none';

interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  /** Absent where the camera has no light. */
  toggleTorch: (() => void) | undefined;
  retry: () => void;
}

/** Shows the camera and reads codes while the page is visible. @param onCode the same function each time */
export function useCamera(onCode: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('opening');
  const [attempt, setAttempt] = useState(0);
  const [torch, setTorch] = useState<{ track: MediaStreamTrack; isOn: boolean }>();

  useEffect(() => {
    const running = new AbortController();
    const { signal } = running;
    let stream: MediaStream | undefined;
    const begin = async (): Promise<void> => {
      if (!('mediaDevices' in navigator)) {
        setState('none');
        return;
      }
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
        const [track] = stream.getVideoTracks();
        const element = video.current;
        if (signal.aborted || !element || !track) {
          stop(stream);
          return;
        }
        element.srcObject = stream;
        await element.play();
        setState('open');
        if ('torch' in (track.getCapabilities?.() ?? {})) setTorch({ track, isOn: false });
        await readCodes(element, signal, onCode);
      } catch (error) {
        if (signal.aborted) return;
        setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none');
      }
    };
    // A camera that runs in a pocket empties the phone.
    const onVisibility = (): void => {
      setState('opening');
      setAttempt((count) => count + 1);
    };
    document.addEventListener('visibilitychange', onVisibility, { once: true, signal });
    if (!document.hidden) void begin();
    return () => {
      running.abort();
      if (stream) stop(stream);
      setTorch(undefined);
    };
  }, [attempt, onCode]);

  const toggle = useCallback(() => {
    if (!torch) return;
    const isOn = !torch.isOn;
    const light = { advanced: [{ torch: isOn } as MediaTrackConstraintSet] };
    void torch.track.applyConstraints(light).then(
      () => setTorch({ track: torch.track, isOn }),
      () => setTorch(undefined),
    );
  }, [torch]);
  const retry = useCallback(() => {
    setState('opening');
    setAttempt((count) => count + 1);
  }, []);
  return { video, state, toggleTorch: torch && toggle, retry };
}

async function readCodes(video: HTMLVideoElement, signal: AbortSignal, say: (text: string) => void): Promise<void> {
  const read = await codeReader();
  let last = { text: '', at: 0 };
  while (!signal.aborted) {
    const text = await read(video).catch(() => undefined);
    if (signal.aborted) return;
    const isNew = text !== last.text || Date.now() - last.at > SAME_MS;
    if (text !== undefined && isNew) {
      last = { text, at: Date.now() };
      say(text);
    }
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
