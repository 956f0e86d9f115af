const MEGABYTE = 1024 * 1024;
/** Maximum picture size. */
const LARGEST_PICTURE = 5 * MEGABYTE;

/** Maximum size (bytes) of a form that, without script, contains so many pictures. Routes export it as `handle.formLimit`. */
export function formLimitOf(pictures: number): number {
  return MEGABYTE + pictures * LARGEST_PICTURE;
}
