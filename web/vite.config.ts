import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { DESIGN_KITS } from '../shared/src/designs/design.types.js';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { OLD_BROWSER_SCRIPT } from '../shared/src/api/old-browser.js';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { oldScreens } from './old-screens.js';
import { sheetParts } from './sheet-parts.js';
import { singleTransforms } from './single-transforms.js';
import { DOOR_WORKER, GUEST_WORKER, workerFiles } from './worker-files.js';

const SOURCE_CONDITION = '@serikad/source';
const here = import.meta.dirname;

const ROUTER_DOM = createRequire(import.meta.url).resolve('react-router-dom/package.json');
const ROUTER = dirname(createRequire(ROUTER_DOM).resolve('react-router/package.json'));
/** The router's package names its development files for every build: those with its warnings. */
const ROUTER_FOR_PRODUCTION = [
  { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dist/production/dom-export.mjs') },
  { find: /^react-router$/, replacement: join(ROUTER, 'dist/production/index.mjs') },
];

/**
 * The pages of the web app: the shop, the guest view and the designs' animated versions (both found through
 * the manifest), and the editor's preview.
 */
const ENTRIES = {
  shop: 'index.html',
  guest: 'src/guest/entry-client.ts',
  motion: 'src/guest/motion/entry-motion.ts',
  preview: 'preview.html',
  // Check-in at the door, and the service worker that keeps it.
  door: 'door.html',
  [DOOR_WORKER]: 'src/door/worker/door-worker.ts',
  // The hall's screen.
  wall: 'wall.html',
  // Keeps a card on its wedding day.
  [GUEST_WORKER]: 'src/guest/offline/guest-worker.ts',
  // The server adds it before the shop's script on English pages.
  english: 'src/i18n/en/index.ts',
  // Style sheets of the guest's inner pages: the server names that of a page's design.
  ...Object.fromEntries(DESIGN_KITS.map((kit) => [`kit-${kit}`, `src/guest/kits/${kit}.css`])),
};

/**
 * The pages of secret links, a build of their own (`--mode links`): parents on old phones open them and nothing else of
 * the shop, whose shared chunks would bring its router and pages along.
 */
const LINKS = 'links';
const LINK_ENTRIES = { links: 'links.html', 'links-english': 'src/i18n/en/links.ts' };

const server = `http://127.0.0.1:${process.env['SERVER_PORT'] ?? '3000'}`;
/** What the server answers in development; everything else is Vite's. Pages of the web app live below /user as well. */
const SERVER_PATHS = [
  '^/api/',
  '^/user/(google-auth|register|profile$|sign-out)',
  '^/storage/',
  '^/design/cover-image/',
  '^/design/preview-image/',
  '^/(health|docs|demo-google)(/|$)',
  '^/docs-json$',
  '^/invitation/(preview|view)/',
  '^/i/',
  '^/d/',
  '^/w/',
  '^/k/',
  '^/motion/',
  '^/(robots\\.txt|sitemap\\.xml|site\\.webmanifest)$',
];

const COMPRESSED = /\.(js|css|html|svg|json)$/;
const SMALLEST_COMPRESSED = 1024;

/** Writes each text file above 1 KB as .br and .gz too, so that the server compresses nothing while it serves. */
function precompress(): Plugin {
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((file) => COMPRESSED.test(file) && !file.startsWith('.vite/'));
      for (const file of files) {
        const path = join(dir ?? here, file);
        const content = await readFile(path);
        if (content.length <= SMALLEST_COMPRESSED) continue;
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        await writeFile(`${path}.br`, await brotli(content, quality));
        await writeFile(`${path}.gz`, await gz(content, { level: 9 }));
      }
    },
  };
}

/** Documents that run the web app's React pages. */
const APP_DOCUMENTS = new Set(['/index.html', '/links.html']);

/** Puts the test of the browser into a page, before the app. */
function oldBrowserTest(): Plugin {
  return {
    name: 'old-browser-test',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) =>
        APP_DOCUMENTS.has(path)
          ? html.replace('<div id="root"></div>', (root) => `${root}\n    <script>${OLD_BROWSER_SCRIPT}</script>`)
          : html,
    },
  };
}

/**
 * In development no server completes the HTML: a script before the app loads the English dictionary where it is chosen.
 */
function languageInDevelopment(): Plugin {
  return {
    name: 'language-in-development',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) =>
        APP_DOCUMENTS.has(path)
          ? html.replace(
              '<script',
              (tag) => `<script type="module" src="/src/i18n/dev-language.ts"></script>\n    ${tag}`,
            )
          : html,
    },
  };
}

/** In development no server answers the addresses of secret links. */
function linksInDevelopment(): Plugin {
  return {
    name: 'links-in-development',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (/^\/[hc]\/[^/?]+$/.test(request.url ?? '')) request.url = '/links.html';
        next();
      });
    },
  };
}

/** What the guest view imports, and what it gets: the same functions in a tenth of the bytes. */
const PREACT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
};

/**
 * The guest view, its preview and its server's side are written for React and run by Preact: a guest on a cheap phone
 * waits for every kilobyte, and React's renderer is two thirds of the page's budget. See docs/decisions/090.
 */
function preactForGuests(): Plugin {
  const folders = ['src/guest', 'src/door'].map((folder) => `${join(here, folder)}/`);
  return {
    name: 'preact-for-guests',
    enforce: 'pre',
    resolveId(source, importer) {
      const preact = PREACT[source];
      return preact !== undefined && folders.some((folder) => importer?.startsWith(folder))
        ? this.resolve(preact, importer)
        : null;
    },
  };
}

/**
 * What the guest page is made of, in three files instead of a dozen small ones: React and those rules that need no
 * package, which it shares with the shop, and the letter. Whatever checks forms stays out: a guest never loads it.
 * Nothing that the shop imports may be part of the letter, or its pages would bring the whole of it.
 */
const SHARED_CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'preact', test: /node_modules\/preact\/|web\/src\/platform\/use-browser-back\.ts$/, priority: 2 },
  {
    name: 'rules',
    priority: 3,
    test: /web\/src\/guest\/music\/youtube-player\.ts$|shared\/src\/(i18n\/language|rsvp\/(seats|rsvp-cursor|rsvp\.types)|users\/phone-links|validation\/web-link|invitations\/(calendar|couple-names|defaults|event-dates|fit-names|malaysia-time|packages|postponement|youtube))\.ts$/,
  },
  // What guests and every page of the shop begin with: apart from the rules, which the shop's first script does not
  // need. The English dictionary imports nothing else:
  // its texts are registered before a module of the app is evaluated.
  {
    name: 'loader',
    test: /vite\/preload-helper|web\/src\/(platform\/(new-key|fetch-within|error-in|chunk-load-error|when-idle|crashes\/collect-crashes)|i18n\/texts-of)\.ts$|shared\/src\/(calendar\/durations|invitations\/malaysia-day|validation\/(text|storable-line))\.ts$/,
    priority: 4,
  },
  // What the letter has in common with later pages of the shop: apart, or these would load the letter.
  {
    name: 'beside-letter',
    priority: 3,
    test: /web\/src\/platform\/copy-text\.ts$|shared\/src\/(guest-list\/closing-date|invitations\/(cover-texts|jawi-names))\.ts$/,
  },
  {
    name: 'letter',
    priority: 2,
    test: /web\/src\/guest\/(rsvp|api|gifts|cover|dock|effects|music|pages|ui|guest-|view\/(guest-view|opening))/,
  },
  // What every page of the shop begins with, as one file: a phone asks for six at a time. Its styles are in the order
  // of the imports: those of styles/ before the components'.
  {
    name: 'shell',
    test: /web\/src\/(styles\/index|app\/(routes|account-routes|app-tree)|components\/(app-dialogs\/|ui\/toast)|lib\/query-client)/,
    priority: 1,
  },
  // What several of the pages share that a visitor lands on; the second also the order's pages and the editor.
  {
    name: 'storefront',
    test: /web\/src\/(components\/pricing\/|lib\/chosen-option|i18n\/(ms\/)?pricing)/,
  },
  // Names on covers, in the catalogue and the book of wishes: one more file would be named in the catalogue's script.
  { name: 'fonts', test: /shared\/src\/designs\/(fonts|cover-setting)\.ts|web\/src\/lib\/cover-styles/ },
  // Small ones that the same pages need: fewer files to ask for, and to name in the first script.
  { name: 'prescribed', test: /web\/src\/(components\/ui\/prescribed|i18n\/beside)/ },
  { name: 'preview-areas', test: /web\/src\/(features\/editor\/preview\/preview-areas|guest\/preview\.types)/ },
  { name: 'fields', test: /web\/src\/components\/ui\/(field|inputs)\./ },
  { name: 'stores', test: /web\/src\/lib\/(observed|device-storage)\.ts/ },
  {
    name: 'mutation',
    test: /web\/src\/lib\/use-exclusive-mutation|react-query\/build\/modern\/useMutation|query-core\/build\/modern\/mutationObserver/,
  },
  {
    name: 'design-look',
    test: /shared\/src\/(designs\/(contrast|design-choices|hex-colour)|invitations\/photo-look)\.ts/,
  },
  {
    name: 'named-covers',
    test: /web\/src\/(features\/designs\/(names\/(names-bar|named-cover)|components\/(envelope-picture|designs\.module)|search\/(search\.module|use-catalogue-link))|lib\/write-cover-names)/,
  },
  { name: 'facts', test: /web\/src\/components\/(facts|sums)\.module\.css/ },
  {
    name: 'couple',
    test: /web\/src\/(components\/couple-names|lib\/names-of|features\/orders\/components\/order-context)|shared\/src\/orders\/payment-state/,
  },
  { name: 'guest-link', test: /web\/src\/lib\/use-(copy|guest-link)/ },
  { name: 'trays', test: /web\/src\/(components\/tray-|i18n\/(ms\/)?trays)/ },
  {
    name: 'catalogue',
    priority: 1,
    test: /web\/src\/(components\/(design-cover|ui\/(crumbs|error-boundary))|lib\/(use-is-on-screen|queries\/(designs|invitations|orders))|i18n\/(ms\/)?designs)|shared\/src\/(pricing\/price-list|designs\/(cover-picture|design\.types))/,
  },
];

/**
 * Fonts stay files however small: the content security policy takes none from a data address. So does the catalogue's
 * art, whose addresses stand in the guest page's own styles, and the shop's patterns, whose styles are in every page.
 */
const assetsInlineLimit = (file: string): boolean | undefined =>
  /\.woff2$|\/catalogue\/|\/songket-/.test(file) ? false : undefined;

/**
 * The oldest browsers that guests open their card in, see docs/decisions/167; the shop's are younger and read the same
 * files. Without a target the build drops `100vh` before `100svh` and writes media queries as ranges.
 */
const STYLES_FOR = ['chrome80', 'safari15.4', 'ios15.4', 'firefox98'];
/**
 * What they all read: ES2020 with class fields and private names, which is Node 14's syntax. By the browsers' own names
 * the compiler lowers every class as well, for bugs that this code does not meet: 2 KB more on every page of the shop.
 */
const SCRIPTS_FOR = 'node14';

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: here,
  css: {
    postcss: { plugins: [singleTransforms((file) => file.includes('/src/guest/'))] },
    // See docs/decisions/174: short in the build, readable in development.
    modules: {
      localsConvention: 'camelCaseOnly',
      generateScopedName: command === 'build' ? '[hash:base64:5]' : '[local]-[hash:base64:3]',
    },
  },
  plugins: [
    preactForGuests(),
    react(),
    ...(isSsrBuild
      ? []
      : [
          languageInDevelopment(),
          linksInDevelopment(),
          oldBrowserTest(),
          ...(mode === LINKS ? [] : [workerFiles(), sheetParts(here), oldScreens('wall.html')]),
          precompress(),
        ]),
  ],
  resolve: {
    conditions: [SOURCE_CONDITION, ...defaultClientConditions],
    alias: command === 'build' ? ROUTER_FOR_PRODUCTION : [],
  },
  ssr: {
    // The server loads one file and needs no package of the web app.
    noExternal: true,
    resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] },
  },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: {
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: server, changeOrigin: false }])),
  },
  build: isSsrBuild
    ? {
        assetsInlineLimit,
        copyPublicDir: false,
        // The styles that go into the page are part of this build.
        cssMinify: true,
        cssTarget: STYLES_FOR,
        // CommonJS, so that the server and its tests load it alike. One file, in which modules are evaluated in the
        // order of the imports: the English dictionary is registered before a module reads its texts.
        rolldownOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false } },
      }
    : {
        assetsInlineLimit,
        // The second build of the folder.
        ...(mode === LINKS && { emptyOutDir: false, copyPublicDir: false }),
        manifest: mode === LINKS ? '.vite/links-manifest.json' : true,
        target: SCRIPTS_FOR,
        cssTarget: STYLES_FOR,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: mode === LINKS ? [] : SHARED_CHUNKS },
            entryFileNames: ({ name }) =>
              name === DOOR_WORKER || name === GUEST_WORKER ? '[name].js' : 'assets/[name]-[hash].js',
          },
          input: Object.fromEntries(
            Object.entries(mode === LINKS ? LINK_ENTRIES : ENTRIES).map(([name, file]) => [name, join(here, file)]),
          ),
        },
      },
}));
