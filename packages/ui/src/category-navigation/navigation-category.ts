import type { Category } from '@rider/model/catalogue';
/** What the navigation takes of a category. */
export interface NavigationCategory extends Pick<Category, 'id' | 'name' | 'banner'> {
  picture?: string | null | undefined;
  children: readonly NavigationCategory[];
}
