import { minify, transformWithOxc, type Plugin } from 'vite';

/** Browsers of televisions are years older than the phones of guests: Chrome 63, Safari 12. */
const SCREENS_FOR = 'es2018';

/** Writes the scripts of a document, and all that they import, in the syntax of the browsers that televisions have. */
export function oldScreens(document: string): Plugin {
  return {
    name: 'old-screens',
    apply: 'build',
    enforce: 'post',
    // The last step: the build's own minifier would write the new syntax again.
    async generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(document),
      );
      if (entry?.type !== 'chunk') throw new Error(`the build has no scripts of ${document}`);
      const names = new Set<string>();
      const visit = (name: string): void => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || names.has(name)) return;
        names.add(name);
        chunk.imports.forEach(visit);
      };
      visit(entry.fileName);
      for (const name of names) {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk') continue;
        const { code } = await transformWithOxc(chunk.code, name, { target: SCREENS_FOR, sourcemap: false });
        // Of some syntax the compiler makes calls of a package, which no browser finds.
        if (/\bfrom\s*["'][^./]/.test(code))
          throw new Error(`${name} cannot be written for old screens: it would import a package`);
        const small = await minify(name, code, { module: true, compress: { target: SCREENS_FOR }, mangle: true });
        chunk.code = small.code;
      }
    },
  };
}
