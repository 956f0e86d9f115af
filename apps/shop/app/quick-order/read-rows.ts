import { MOST_QUICK_ROWS, readQuickOrder } from '@rider/model/quick-order';
import { isBlank } from './order-rows.ts';

/** The rows of the fields of a posted form, and of its pasted list. */
export function readRows(form: FormData) {
  const quantities = form.getAll('quantity');
  const typed = form
    .getAll('text')
    .map((text, place) => ({
      text: String(text).slice(0, 200),
      quantity: String(quantities[place] ?? '').slice(0, 50),
    }))
    .filter((row) => !isBlank(row));
  const { rows: pasted, left } = readQuickOrder(String(form.get('list') ?? ''));
  // Variants that were chosen of what the buyer has ordered before.
  const chosen = form
    .getAll('add')
    .map((line) => String(line))
    .join('\n');
  const rows = [...typed, ...readQuickOrder(chosen).rows, ...pasted];
  const beyond = rows.slice(MOST_QUICK_ROWS).map(({ text, quantity }) => `${text}\t${quantity}`);
  return { rows: rows.slice(0, MOST_QUICK_ROWS), left: [...beyond, ...left] };
}
