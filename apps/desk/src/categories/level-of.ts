import type { OperatorCategory } from '@rider/api/operator';

/** The level of a category among all of them: 0 at the top. */
export function levelOf(categories: readonly OperatorCategory[], { parentId }: OperatorCategory): 0 | 1 | 2 {
  const parent = categories.find(({ id }) => id === parentId);
  if (parent === undefined) return 0;
  return parent.parentId === '' ? 1 : 2;
}
