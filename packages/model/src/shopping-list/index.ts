export { applyChanges } from './apply-changes.ts';
export { mergeableLines, mergeChanges, mergedLines, type MergedLine } from './merge-lines.ts';
export { changesSince, differences, seenFacts, sameLine, weightOf, type TypedLine } from './rules.ts';
export { MOST_CHANGES, shoppingListLinesSchema, shoppingListSchema } from './schema.ts';
export type {
  BoughtVariant,
  LineChange,
  LineChanges,
  SavedLines,
  SeenFact,
  SeenFacts,
  ShoppingList,
  ShoppingListDraft,
  ShoppingListLine,
  ShoppingListPage,
} from './shopping-list.ts';
