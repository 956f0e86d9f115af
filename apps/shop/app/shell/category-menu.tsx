import { CategoryNavigation, type CategoryNavigationProps } from '@rider/ui/category-navigation';
import { KeptPart } from './kept-part.tsx';

/** The category tree under the header, which stands in every document. */
export function CategoryMenu(props: CategoryNavigationProps) {
  return (
    <KeptPart name="categories" shows={[props.categories, props.sheetId]}>
      <CategoryNavigation {...props} />
    </KeptPart>
  );
}
