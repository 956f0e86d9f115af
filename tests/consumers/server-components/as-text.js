/** React's loader expects modules as strings; Node reads them as bytes. */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  return loaded.format === 'module' ? { ...loaded, source: new TextDecoder().decode(loaded.source) } : loaded;
}
