import {
  createProduct,
  getOperatorProduct,
  saveProduct,
  type OperatorProduct,
  type SavedProduct,
} from '@rider/api/operator';
import { ApiError } from '@rider/api/transport';
import { mergeDrafts, productChanges, type ProductChange, type ProductDraft } from '@rider/model/product';
import { productSchema, validate } from '@rider/model/validation';
import { useErrorTexts } from '@rider/web/form';
import { useState } from 'react';
import { api } from '../data/desk-api.ts';
import { productQuery } from '../data/operator-queries.ts';
import type { DraftFields } from './draft-fields.ts';
import { useAnswers } from '../data/use-query.ts';
import { CHANGED_MEANWHILE, NO_ERRORS, useOperatorAction } from '../form/use-operator-action.ts';
import { useLeaveWarning } from '../form/use-leave-warning.ts';

/** Options of `useProductDraft`. */
interface DraftOptions {
  /** Null for a new product. */
  loaded: OperatorProduct | null;
  draft: ProductDraft;
  /** The toast after saving. */
  saved: string;
  onCreated: (product: SavedProduct) => void;
}

/**
 * A product while it is edited. When another person has changed it meanwhile, the changes of both are merged, `theirs` lists the other's,
 * and the next save writes the merged product.
 */
export function useProductDraft({ loaded, draft: initial, saved, onCreated }: DraftOptions) {
  const { setAnswer } = useAnswers();
  const [base, setBase] = useState({ loaded, draft: initial });
  const [draft, setDraft] = useState(initial);
  const [revision, setRevision] = useState(0);
  const [theirs, setTheirs] = useState<readonly ProductChange[]>([]);
  const [failure, setFailure] = useState(NO_ERRORS);
  const errors = useErrorTexts(failure.errors);
  const acting = useOperatorAction('product', setFailure);
  const isChanged = draft !== base.draft && productChanges(base.draft, draft).length > 0;
  useLeaveWarning(isChanged);

  const replace = (next: ProductDraft) => {
    setDraft(next);
    setRevision((now) => now + 1);
  };
  const adopt = (product: OperatorProduct, next: ProductDraft) => {
    setBase({ loaded: product, draft: product.draft });
    replace(next);
  };
  // Changed elsewhere, e.g. in another window, before anything was typed here.
  if (loaded !== null && base.loaded !== null && loaded.version > base.loaded.version && !isChanged)
    adopt(loaded, loaded.draft);

  const saveExisting = async ({ id, version }: OperatorProduct, typed: ProductDraft) => {
    try {
      await saveProduct(api, id, version, typed);
      const product = await getOperatorProduct(api, id);
      await setAnswer(productQuery(id), product);
      adopt(product, product.draft);
      setTheirs([]);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== CHANGED_MEANWHILE) throw error;
      const product = await getOperatorProduct(api, id);
      setTheirs(productChanges(base.draft, product.draft));
      adopt(product, mergeDrafts(base.draft, typed, product.draft));
      throw error;
    }
  };
  const save = async () => {
    const { errors: faults } = validate(productSchema, draft);
    if (faults) return setFailure({ errors: faults, message: null });
    setFailure(NO_ERRORS);
    await acting.run(async () => {
      if (base.loaded !== null) return saveExisting(base.loaded, draft);
      const created = await createProduct(api, draft);
      // What was typed is saved, so leaving needs no warning.
      setBase({ loaded: null, draft });
      onCreated(created);
    }, saved);
  };
  return {
    draft,
    change: ((values) =>
      setDraft((now) => ({
        ...now,
        ...(typeof values === 'function' ? values(now) : values),
      }))) as DraftFields['change'],
    /** Increases when the draft is replaced as a whole. */
    revision,
    product: base.loaded,
    theirs,
    isChanged,
    undo: () => replace(base.draft),
    save,
    pending: acting.pending,
    errors,
    message: failure.message,
  };
}
