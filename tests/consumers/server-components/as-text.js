/** React's loader expects modules as strings, which Node reads as bytes, and takes the address of a source map for a whole one. */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (loaded.format !== 'module') return loaded;
  const source = new TextDecoder().decode(loaded.source);
  return { ...loaded, source: source.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n') };
}
