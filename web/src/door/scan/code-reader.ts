/** Reads a QR code in a frame of the video; nothing when there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** As much of the browser's own detector as is used; TypeScript has no types of it. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** Longest side of a frame for the library: more costs time and finds nothing more. */
const MOST_PIXELS = 720;

/** The browser's own detector where it has one, otherwise a library. @throws when that does not load */
export async function codeReader(): Promise<CodeReader> {
  return (await ownDetector()) ?? libraryReader();
}

async function ownDetector(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return undefined;
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  } catch {
    // Named, but without the part of the system that does the work.
    return undefined;
  }
}

async function libraryReader(): Promise<CodeReader> {
  const { default: decodeQR } = await import('qr/decode.js');
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return (video) => {
    if (!context) return Promise.resolve(undefined);
    const scale = Math.min(1, MOST_PIXELS / Math.max(video.videoWidth, video.videoHeight, 1));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (width === 0 || height === 0) return Promise.resolve(undefined);
    context.canvas.width = width;
    context.canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    try {
      return Promise.resolve(decodeQR(context.getImageData(0, 0, width, height)));
    } catch {
      // No code in this frame.
      return Promise.resolve(undefined);
    }
  };
}
