import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { TakeFile } from '../../common/write-zip.js';
import type { UserDocument } from '../../modules/users/users.schema.js';
import { type ExportedFile, exportedFiles, type ExportSource } from './exported-files.js';

/** What an export holds. */
interface ExportSummary {
  files: number;
  bytes: number;
}

/**
 * Hands over everything that the shop stores of a customer, file by file, and at the end `manifest.json`, which lists
 * the others with their sizes and checksums: an export without it is not whole.
 */
export async function exportCustomer(
  source: ExportSource,
  user: UserDocument,
  now: Date,
  take: TakeFile,
): Promise<ExportSummary> {
  const files: { path: string; about: string; bytes: number; sha256: string }[] = [];
  for await (const file of exportedFiles(source, user)) {
    const measured = new MeasuredFile(file);
    await take(file.path, measured.content());
    files.push({ path: file.path, about: file.about, ...measured.checksum() });
  }
  const manifest = {
    about:
      'Everything that the shop stores of one customer. Amounts are whole RM, moments are UTC. What stands under guests/ ' +
      'is personal data of the customer’s guests. Left out: hashes, session and request keys, which are secrets, and ' +
      'figures of visits and crashes of pages, which say nothing of people.',
    customer: user._id,
    exportedAt: now,
    files,
  };
  await take('manifest.json', Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]));
  return { files: files.length + 1, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

class MeasuredFile {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  constructor(private readonly file: ExportedFile) {}

  async *content(): AsyncGenerator<Uint8Array> {
    for await (const piece of this.file.content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      this.hash.update(bytes);
      this.bytes += bytes.length;
      yield bytes;
    }
  }

  checksum(): { bytes: number; sha256: string } {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
