/** An entry of the buyer’s balance. */
export interface BalanceEntry {
  id: string;
  date: string;
  what: string;
  amount: string;
  balance: string;
}

/** Entries of a balance, one of them longer than its column. */
export const balanceEntries: readonly BalanceEntry[] = [
  { id: 'B-1007', date: '2026-03-09', what: 'Order 2026030900017', amount: '−$1,248.00', balance: '$3,752.00' },
  {
    id: 'B-1006',
    date: '2026-03-02',
    what: 'Recharge by card ending 4242',
    amount: '+$5,000.00',
    balance: '$5,000.00',
  },
  {
    id: 'B-1005',
    date: '2026-02-18',
    what: 'Refund of order 2026021100004: two wall mount hinges, brushed nickel, damaged on the way',
    amount: '+$86.40',
    balance: '$0.00',
  },
  { id: 'B-1004', date: '2026-02-11', what: 'Order 2026021100004', amount: '−$86.40', balance: '−$86.40' },
];
