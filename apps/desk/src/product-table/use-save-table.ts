import type { ProductVerdict } from '@rider/api/operator';
import type { TableProduct } from '@rider/model/product';
import { notify } from '@rider/ui/toast';
import { useMemo, useState } from 'react';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { useMessages } from '../messages/use-messages.ts';
import { saveInParts } from './save-in-parts.ts';
import type { JudgedProduct } from './table-verdicts.tsx';
import { changesOf, type Edits, type RowEdits, type TableEdits } from './use-table-edits.ts';

/** Saves the edits of the table, and remembers what became of each product. */
export function useSaveTable(edit: TableEdits) {
  const text = useMessages('desk.productTable');
  const acting = useOperatorAction('product-table');
  const [judged, setJudged] = useState<readonly JudgedProduct[]>([]);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const faults = useMemo(() => faultsByVariant(judged.map(({ verdict }) => verdict)), [judged]);

  const save = async (edits: Edits, reason: string) => {
    const changes = changesOf(edit.products, edits);
    if (changes.length === 0) return;
    const before = new Map(edit.products.map((product) => [product.id, product]));
    let all: readonly JudgedProduct[] = [];
    setJudged(all);
    setProgress({ done: 0, of: changes.length });
    const adopt = (verdicts: readonly ProductVerdict[]) => {
      all = [...all, ...verdicts.flatMap((verdict) => judge(verdict, before))];
      edit.adopt(new Map(verdicts.flatMap(({ id, product }) => (product ? [[id, product]] : []))));
      setJudged(all);
      setProgress({ done: all.length, of: changes.length });
    };
    const isDone = await acting.run(() => saveInParts(changes, reason, adopt));
    setProgress(null);
    const saved = all.filter(({ verdict }) => verdict.outcome === 'saved').length;
    if (isDone && saved === changes.length) notify({ message: text('saved', { count: saved }), tone: 'success' });
  };
  return { save, pending: acting.pending, progress, judged, faults };
}

function judge(verdict: ProductVerdict, products: ReadonlyMap<string, TableProduct>): JudgedProduct[] {
  const before = products.get(verdict.id);
  return before ? [{ verdict, before }] : [];
}

function faultsByVariant(verdicts: readonly ProductVerdict[]): ReadonlyMap<string, RowEdits> {
  const faults = new Map<string, Record<string, string>>();
  for (const verdict of verdicts)
    for (const { variantId, field, text } of verdict.faults)
      if (variantId !== null) faults.set(variantId, { ...faults.get(variantId), [field]: text });
  return faults;
}
