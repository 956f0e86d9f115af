/** A buyer's reminder of a variant's return to stock; deleted once sent. */
export interface StockReminderTable {
  sku_id: number;
  buyer_id: number;
  requested_at: Date;
}

/** Tables of reminders of stock. */
export interface StockReminderTables {
  stock_reminder: StockReminderTable;
}
