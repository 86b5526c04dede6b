import { DESIGN_KITS } from '@serikad/shared/designs/design.types';
import type { GuestFiles, GuestPageFiles } from '@serikad/shared/api/guest-page.types';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}
/** What Vite writes of a build: its chunks by their sources. */
export type Manifest = Record<string, ManifestChunk>;

/** The files of an entry and of everything that it imports at once, by Vite's manifest. */
export function filesOf(manifest: Manifest, entry: string): GuestPageFiles {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): ManifestChunk => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`Vite's manifest has no ${key}`);
    chunk.css?.forEach((style) => styles.add(`/${style}`));
    for (const imported of chunk.imports ?? []) {
      const file = `/${manifest[imported]?.file ?? ''}`;
      if (modules.has(file)) continue;
      modules.add(file);
      visit(imported);
    }
    return chunk;
  };
  const { file } = visit(entry);
  return { script: `/${file}`, modules: [...modules], styles: [...styles] };
}

/** The style sheets of the kits, each an entry of its own, by Vite's manifest. */
export function kitFiles(manifest: Manifest): GuestFiles['kits'] {
  const files = DESIGN_KITS.map((kit) => {
    const chunk = manifest[`src/guest/kits/${kit}.css`];
    if (!chunk) throw new Error(`Vite's manifest has no style sheet of the kit ${kit}`);
    return [kit, `/${chunk.file}`];
  });
  return Object.fromEntries(files) as GuestFiles['kits'];
}
