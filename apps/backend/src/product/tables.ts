import type { Generated } from 'kysely';

/** A view of the product list that an operator has saved. */
export interface ProductViewTable {
  id: Generated<number>;
  agent_id: number;
  /** Unique among those of the operator. */
  name: string;
  /** Search, state and order, as the query of an address. */
  query: string;
}

/** Tables of products that the catalogue does not have. */
export interface ProductTables {
  product_view: ProductViewTable;
}
