export {
  addShoppingList,
  changeShoppingList,
  editShoppingList,
  getBoughtBefore,
  getShoppingList,
  getShoppingLists,
  removeShoppingList,
  storeSeenShoppingList,
} from './calls.ts';
