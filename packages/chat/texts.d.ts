/** Types of the message files, for the package's build; the workspace imports the files themselves. */
declare module '*.json' {
  const texts: Record<string, string>;
  export default texts;
}
