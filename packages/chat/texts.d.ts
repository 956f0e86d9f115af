/** Files of texts, for the build of the package; the workspace reads the files themselves. */
declare module '*.json' {
  const texts: Record<string, string>;
  export default texts;
}
