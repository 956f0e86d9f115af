import { screens } from '@rider/model/screens';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { userQuery } from '../../data/queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { FROM_PATH_LOGIN, fromPathCookie } from '../../session/cookies.ts';
import { useSignedIn } from '../../session/use-signed-in.ts';
import type { PostedList } from './action.ts';
import { isAdded, storedRows, storeRows, type TypedRow } from '../../quick-order/order-rows.ts';
import { useAddRows } from '../../quick-order/use-add-rows.ts';
import { useCheckedRows } from '../../quick-order/use-checked-rows.ts';

/** The rows of the screen, which the tab stores, their verdicts from the server, and adding them to the cart. */
export function useQuickOrder(posted: PostedList | undefined) {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const checked = useCheckedRows({
    rows: posted?.rows ?? [],
    check: posted?.check ?? null,
    message: posted?.message ?? null,
    path: screens.quickOrder,
  });
  const { rows, filled, change } = checked;
  const { isAdding, addRows } = useAddRows(checked);
  const [added, setAdded] = useState<{ lines: number; pieces: number | null } | null>(
    posted?.added ? { lines: posted.added, pieces: null } : null,
  );

  const isRestored = useRef(posted !== undefined);
  // Undefined until it is known.
  const user = useOptionalQuery(signedIn ? userQuery : null).data;
  const buyer = signedIn ? user?.id : null;
  useEffect(() => {
    if (buyer === undefined) return;
    if (!isRestored.current) change({ change: 'paste', pasted: storedRows(buyer) });
    isRestored.current = true;
  }, [buyer, change]);
  useStored(rows, buyer);

  async function add() {
    if (!signedIn) {
      document.cookie = fromPathCookie(screens.quickOrder, window.location.origin);
      return navigate(FROM_PATH_LOGIN);
    }
    const answer = await addRows();
    if (answer === null) return;
    const gone = filled.filter((_, place) => isAdded(answer.rows, place));
    change({ change: 'remove', ids: gone.map(({ id }) => id) });
    setAdded(gone.length === 0 ? null : { lines: gone.length, pieces: answer.pieces });
  }
  return { ...checked, isAdding, added, add };
}

/** Stores the rows once they are those of this page, and their buyer is known. */
function useStored(rows: readonly TypedRow[], buyer: string | null | undefined): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (buyer === undefined) return;
    if (!isFirst.current) storeRows(rows, buyer);
    isFirst.current = false;
  }, [rows, buyer]);
}
