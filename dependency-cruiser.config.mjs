// Which folder may import which: checked by `npm test -- lint`, drawn by `npm run graph`.
const SPEC = String.raw`\.spec\.tsx?$`;

/** @type {import('dependency-cruiser').ForbiddenRuleType[]} */
const web = [
  {
    name: 'web-features-apart',
    comment: 'What two features need belongs into components/ or lib/.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'web-features-below-app',
    from: { path: '^web/src/(features|components|lib|platform|i18n|config)/' },
    to: { path: '^web/src/(app/|main)' },
  },
  {
    name: 'web-components-below-features',
    from: { path: '^web/src/(components|lib|platform|i18n|config)/', pathNot: SPEC },
    to: { path: '^web/src/features/' },
  },
  {
    name: 'web-lib-below-components',
    from: { path: '^web/src/(lib|platform|i18n|config)/', pathNot: SPEC },
    to: { path: '^web/src/components/' },
  },
  {
    name: 'web-platform-alone',
    comment: 'It is loaded by the shop and by the guest view.',
    from: { path: '^web/src/platform/', pathNot: SPEC },
    to: { path: '^web/src/', pathNot: '^web/src/platform/' },
  },
  {
    name: 'web-guest-apart',
    comment: 'It runs on Preact, and a guest’s phone loads all of it.',
    from: { path: '^web/src/guest/', pathNot: SPEC },
    to: { path: '^web/src/', pathNot: '^web/src/(guest/|platform/|styles/fonts/)' },
  },
  {
    name: 'web-door-apart',
    comment: 'It runs on Preact, and a phone at the door keeps all of it.',
    from: { path: '^web/src/door/', pathNot: SPEC },
    to: { path: '^web/src/', pathNot: '^web/src/(door/|platform/|styles/(fonts/|tokens|fonts))' },
  },
  {
    name: 'web-wall-apart',
    comment: 'Old browsers of televisions load all of it, and have no AbortController, which platform/ uses.',
    from: { path: '^web/src/wall/', pathNot: SPEC },
    to: { path: '^web/src/', pathNot: '^web/src/(wall/|styles/(fonts/|tokens|fonts))' },
  },
  {
    name: 'web-guest-without-libraries',
    comment: 'No router, form library, editor or validator; the types of a DTO cost nothing.',
    from: { path: '^web/src/(guest|door|wall)/', pathNot: SPEC },
    to: {
      path: ['react-router', '@tanstack', '@dnd-kit', 'class-validator', 'class-transformer', String.raw`\.dto\.ts$`],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'web-shop-apart-from-guest',
    comment: 'Components of the guest view run on Preact: the editor takes constants, messages and the player from it.',
    from: { path: '^web/src/(app|features|components|lib|platform|i18n|config)/', pathNot: SPEC },
    to: {
      path: '^web/src/guest/',
      pathNot: '^web/src/guest/(preview.types|view/(faces|common-art)|music/youtube-player).ts$',
    },
  },
];

/** @type {import('dependency-cruiser').ForbiddenRuleType[]} */
const server = [
  {
    name: 'server-controllers-call-services',
    from: { path: String.raw`^server/src/.*\.controller\.ts$` },
    to: { path: String.raw`\.(repository|schema)\.ts$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server-repositories-are-private',
    comment: 'A module reaches another one through its service; a guest page is one read of several collections.',
    from: { path: '^(server/src/(modules/)?[^/]+/)', pathNot: '^server/src/pages/page-source.repository.ts$' },
    to: { path: String.raw`\.repository\.ts$`, pathNot: '^$1' },
  },
  {
    name: 'server-schemas-are-private',
    comment:
      'Models and names of indexes are their module’s own; others may use the types of its records. A guest page is one read of several collections. Backup and privacy requests name the collections themselves.',
    from: { path: '^(server/src/(modules/)?[^/]+/)', pathNot: '^server/src/pages/page-source.repository.ts$' },
    to: { path: String.raw`\.schema\.ts$`, pathNot: '^$1', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server-admin-without-database',
    comment: 'The admin pages read through the services of other modules, and their controllers call what writes.',
    from: { path: '^server/src/modules/admin/' },
    to: {
      path: [
        '@nestjs/mongoose',
        '^server/src/(database|media/(images|records|storage))/',
        '^server/src/common/(faults|database-errors)',
      ],
    },
  },
  {
    name: 'server-base-below-modules',
    from: { path: '^server/src/(common|http|config|database)/' },
    to: { path: '^server/src/(modules|operations|pages|auth|access)/' },
  },
  {
    name: 'server-apart-from-web',
    comment: 'shared is below both, which do not meet.',
    from: { path: '^(server|shared)/src/' },
    to: { path: '^web/src/' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Of files, types included.',
      from: {},
      to: { circular: true },
    },
    { name: 'no-unresolved', from: {}, to: { couldNotResolve: true } },
    ...web,
    ...server,
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(shared|server|web)/(dist|dist-ssr|catalogue)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@serikad/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
