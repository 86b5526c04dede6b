import { LARGEST_PICTURE } from '@serikad/shared/pictures/picture-file';
import { ApiError } from './api-error.js';
import { isPictureRefused, pictureProblem, uploadProblem } from './upload-check.js';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);

describe('a picture before it is sent', () => {
  it('may be as large as the server takes, and not a byte more', async () => {
    const rest = new Uint8Array(LARGEST_PICTURE - JPEG.length);
    await expect(pictureProblem(new File([JPEG, rest], 'a.jpg'))).resolves.toBeUndefined();
    await expect(pictureProblem(new File([JPEG, rest, 'x'], 'a.jpg'))).resolves.toBe(
      'Paling banyak 10 MB. Sila pilih fail yang lebih kecil',
    );
  });

  it('is known by its content, whatever it is called', async () => {
    await expect(pictureProblem(new File([JPEG], 'holiday.mov', { type: 'video/quicktime' }))).resolves.toBeUndefined();
    for (const file of [new File(['GIF89a'], 'a.jpg', { type: 'image/jpeg' }), new File([], 'empty.png')]) {
      await expect(pictureProblem(file)).resolves.toBe('Sila pilih gambar JPEG, PNG, WebP, AVIF atau HEIC');
    }
  });

  it('is refused with that reason when it can no longer be read', async () => {
    const gone = new File([JPEG], 'gone.jpg');
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as Blob;
    await expect(pictureProblem(gone)).resolves.toMatch(/rosak atau tidak lengkap/);
  });
});

describe('a picture that was refused', () => {
  it('shows what stands at its field', () => {
    const fields = [{ field: 'image', message: 'Ruang penuh' }];
    expect(uploadProblem(new ApiError('limit-reached', 'Had', { status: 400, fields }))).toBe('Ruang penuh');
    expect(uploadProblem(new ApiError('network', 'Tiada sambungan.'))).toBe('Tiada sambungan.');
  });

  it('is sent again only where that may help', () => {
    expect(isPictureRefused(new ApiError('invalid-file', 'x'))).toBe(true);
    expect(isPictureRefused(new ApiError('file-too-large', 'x'))).toBe(true);
    expect(isPictureRefused(new ApiError('unavailable', 'x'))).toBe(false);
    expect(isPictureRefused(new ApiError('limit-reached', 'x'))).toBe(false);
  });
});
