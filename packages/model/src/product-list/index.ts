export {
  canonicalPath,
  choiceOf,
  isFiltered,
  unfilteredFields,
  unfiltered,
  withChoice,
  type FilterChoice,
} from './filter-choice.ts';
export { LIST_PAGE_SIZE, listAddress, readListQuery, writeListQuery } from './list-query.ts';
