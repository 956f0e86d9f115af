import type { Category } from '@rider/model/catalogue';
/** The fields of a category that the navigation uses. */
export interface NavigationCategory extends Pick<Category, 'id' | 'name' | 'banner'> {
  picture?: string | null | undefined;
  children: readonly NavigationCategory[];
}
