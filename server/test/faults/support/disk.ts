import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A disk that can be full or read-only. Where this user may mount, it is a file system of its own in memory: real
 * ENOSPC and EROFS. Elsewhere "full" is a limit on the size of the process's files (EFBIG), and "read-only" a folder
 * without write permission, which root ignores.
 */
export class Disk {
  private constructor(
    readonly folder: string,
    private readonly size: string,
    private readonly mounted: boolean,
  ) {}

  /** @param size as `mount -o size=` takes it: `2m` */
  static open(folder: string, size: string): Disk {
    mkdirSync(folder, { recursive: true });
    return new Disk(folder, size, run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder));
  }

  /** Whether a disk is a file system of its own here. */
  static canMount(): boolean {
    const folder = mkdtempSync(join(tmpdir(), 'mountable-'));
    const mounted = run('mount', '-t', 'tmpfs', 'tmpfs', folder);
    if (mounted) must('umount', folder);
    rmdirSync(folder);
    return mounted;
  }

  static canBeReadOnly(): boolean {
    return Disk.canMount() || process.getuid?.() !== 0;
  }

  /** Leaves so many bytes to a process. */
  fill(pid: number, leave = 0): void {
    if (!this.mounted) {
      must('prlimit', '--pid', String(pid), `--fsize=${leave}:`);
      return;
    }
    // Shrunk to what is in it, which may have become more meanwhile.
    while (!run('mount', '-o', `remount,size=${this.used() + leave}`, this.folder));
  }

  empty(pid: number): void {
    if (this.mounted) must('mount', '-o', `remount,size=${this.size}`, this.folder);
    else must('prlimit', '--pid', String(pid), '--fsize=unlimited:');
  }

  readOnly(on: boolean): void {
    if (this.mounted) must('mount', '-o', `remount,${on ? 'ro' : 'rw'}`, this.folder);
    else for (const folder of this.folders()) chmodSync(folder, on ? 0o555 : 0o755);
  }

  /** Every file on it, half ones too. */
  files(): string[] {
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.folder.length + 1))
      .sort();
  }

  close(): void {
    // Lazily: a process that is just ending may still hold it.
    if (this.mounted) must('umount', '--lazy', this.folder);
  }

  private used(): number {
    const { blocks, bfree, bsize } = statfsSync(this.folder);
    return (blocks - bfree) * bsize;
  }

  private folders(): string[] {
    const below = readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name));
    return [this.folder, ...below];
  }
}

function must(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: 'pipe' });
}

function run(command: string, ...args: string[]): boolean {
  try {
    must(command, ...args);
    return true;
  } catch {
    return false;
  }
}
