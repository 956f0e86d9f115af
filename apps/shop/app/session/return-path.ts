import { safeLocalPath } from '@rider/model/navigation';

/**
 * The target of a redirect that a visitor can influence: the path without its language, which React Router adds again, or `otherwise` if
 * the redirect would leave our origin.
 */
export function returnPath(requested: string | null, origin: string, otherwise = '/'): string {
  const path = requested?.replace(/^\/zh-CN(?=\/|\?|$)/, '') || '/';
  return requested && safeLocalPath(path, origin) ? path : otherwise;
}
