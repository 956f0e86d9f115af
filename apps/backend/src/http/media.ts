/** The site-relative address of a catalogue file; the path of an uploaded picture is an address already. */
export function mediaPath(file: string): string {
  return file.startsWith('/') ? file : `/media/${file}`;
}

/** The address of a picture's small version: 400 px for products, 800 px for banners; other files have only one. */
export function smallMediaPath(file: string): string {
  const match = /^(products|banners)\/([^/]+\.webp)$/.exec(file);
  return match ? `/media/${match[1]}/small/${match[2]}` : mediaPath(file);
}
