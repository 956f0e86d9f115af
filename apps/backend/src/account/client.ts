import type { HttpContext } from '../http/environment.ts';

/** The asker's address: what the server before us wrote last into X-Forwarded-For, since only that it saw itself. */
export function clientOf(context: HttpContext): string {
  return context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '';
}
