/** The site-relative URL of a catalogue file; the path of an uploaded picture is already one. */
export function mediaPath(file: string): string {
  return file.startsWith('/') ? file : `/media/${file}`;
}

/**
 * The URL of a picture's small version: 400 px for products, 800 px for banners, the same for pictures that operators uploaded; other files
 * have only one version.
 */
export function smallMediaPath(file: string): string {
  const uploaded = /^\/uploads\/([^/]+\.webp)$/.exec(file);
  if (uploaded) return `/uploads/small/${uploaded[1]}`;
  const match = /^(products|banners)\/([^/]+\.webp)$/.exec(file);
  return match ? `/media/${match[1]}/small/${match[2]}` : mediaPath(file);
}
