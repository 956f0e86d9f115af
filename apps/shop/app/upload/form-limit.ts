const MEGABYTE = 1024 * 1024;
/** R5.4. */
const LARGEST_PICTURE = 5 * MEGABYTE;

/** How long (bytes) a form is that, without script, brings so many pictures itself. A route says it in its `handle.formLimit`. */
export function formLimitOf(pictures: number): number {
  return MEGABYTE + pictures * LARGEST_PICTURE;
}
