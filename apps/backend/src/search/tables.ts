/** A plain word of the goods' texts, for spelling. */
export interface SearchWordTable {
  word: string;
  /** How many products have it. */
  products: number;
}

/** By which rules the goods were indexed last. */
export interface SearchIndexTable {
  id: 1;
  rules: string;
}

/** What search keeps beside the vectors of products and SKUs. */
export interface SearchTables {
  search_word: SearchWordTable;
  search_index: SearchIndexTable;
}
