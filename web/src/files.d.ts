// What Vite makes of files that are no code; `vite/client` has other types for CSS modules.
// The first pattern that fits counts.

/**
 * A style sheet of a feature or component: its class names in camel case. Imported by `import * as css`: the build then
 * leaves out the names that nothing reads. `built/style-modules.spec.ts` compares the names with the sheet's.
 */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export = names;
}
declare module '*.css?inline' {
  const text: string;
  export default text;
}
declare module '*.css' {}
declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*?url' {
  const address: string;
  export default address;
}
