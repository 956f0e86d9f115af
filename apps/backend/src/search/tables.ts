/** A plain word of the products' texts, for spelling correction. */
export interface SearchWordTable {
  word: string;
  /** Number of products that contain it. */
  products: number;
}

/** The rules of the last indexing. */
export interface SearchIndexTable {
  id: 1;
  rules: string;
}

/** Tables of the search, beside the vectors of products and SKUs. */
export interface SearchTables {
  search_word: SearchWordTable;
  search_index: SearchIndexTable;
}
