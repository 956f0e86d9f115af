import { addQuickOrder, checkQuickOrder } from '@rider/api/cart';
import { ApiError } from '@rider/api/error';
import type { CheckedRow, QuickOrderCheck } from '@rider/model/quick-order';
import { randomId } from '@rider/model/random-id';
import { screens } from '@rider/model/screens';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFailureMessage } from '../../connection/failure-message.ts';
import { whenConnected } from '../../connection/page-connection.ts';
import { browserApi, leaveForLogin, refresh } from '../../data/browser-load.ts';
import { invalidate } from '../../data/changes.ts';
import { cartCountQuery, userQuery } from '../../data/queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { FROM_PATH_LOGIN, fromPathCookie } from '../../session/cookies.ts';
import { useSignedIn } from '../../session/use-signed-in.ts';
import type { PostedList } from './action.ts';
import {
  changeRows,
  countAdded,
  filledRows,
  isAdded,
  orderRows,
  storedRows,
  storeRows,
  type TypedRow,
} from './order-rows.ts';

/** Pause after a change before the rows are checked (ms). */
const TYPING_PAUSE = 250;

/** Verdicts, and the rows that they are about. */
interface Checked extends QuickOrderCheck {
  of: readonly TypedRow[];
}

/** A verdict on a row; `mergedId` is the row with which it counts. */
export interface RowVerdict extends CheckedRow {
  mergedId: number | null;
  /** It is about another quantity: only the variant holds. */
  isStale: boolean;
}

const NOTHING: Checked = { of: [], rows: [], pieces: 0, total: 0 as Checked['total'] };
const wordsOf = (rows: readonly TypedRow[]) => JSON.stringify(rows.map(({ text, quantity }) => [text, quantity]));

/** The rows of the screen, their verdicts from the server, and adding them to the cart. */
export function useQuickOrder(posted: PostedList | undefined) {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const say = useFailureMessage();
  const [{ rows }, change] = useReducer(changeRows, posted?.rows ?? [], orderRows);
  const [checked, setChecked] = useState<Checked>(() =>
    posted?.check ? { ...posted.check, of: filledRows(rows) } : NOTHING,
  );
  const [added, setAdded] = useState<{ lines: number; pieces: number | null } | null>(
    posted?.added ? { lines: posted.added, pieces: null } : null,
  );
  const [failed, setFailed] = useState<string | null>(posted?.message ?? null);
  const [isAdding, setAdding] = useState(false);
  const attempt = useRef({ list: '', key: posted?.key ?? '' });
  const filled = filledRows(rows);
  const list = wordsOf(filled);

  const isRestored = useRef(posted !== undefined);
  // Undefined until it is known.
  const user = useOptionalQuery(signedIn ? userQuery : null).data;
  const buyer = signedIn ? user?.id : null;
  useEffect(() => {
    if (buyer === undefined) return;
    if (!isRestored.current) change({ change: 'paste', pasted: storedRows(buyer) });
    isRestored.current = true;
  }, [buyer]);
  useStored(rows, buyer);

  const latest = useRef({ filled, checked, say });
  useEffect(() => {
    latest.current = { filled, checked, say };
  });
  useEffect(() => {
    const { filled: sent, checked: known, say: describe } = latest.current;
    if (list === wordsOf(known.of)) return undefined;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      void checkAll(sent, ended.signal).then(
        (check) => {
          if (ended.signal.aborted) return;
          setChecked(check);
          setFailed(null);
        },
        (error: unknown) => ended.signal.aborted || setFailed(messageOf(error, describe)),
      );
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [list]);

  async function add() {
    if (!signedIn) {
      document.cookie = fromPathCookie(screens.quickOrder, window.location.origin);
      return navigate(FROM_PATH_LOGIN);
    }
    setAdding(true);
    setFailed(null);
    // The same list after a failure is the same request, which may have arrived.
    if (attempt.current.list !== list) attempt.current = { list, key: randomId() };
    try {
      const answer = await whenConnected(async () => addQuickOrder(await browserApi(), filled, attempt.current.key), {
        repeatable: true,
      });
      attempt.current.list = '';
      const gone = filled.filter((_, place) => isAdded(answer.rows, place));
      change({ change: 'remove', ids: gone.map(({ id }) => id) });
      setAdded({ lines: gone.length, pieces: answer.pieces });
      invalidate('cart');
      await refresh(cartCountQuery);
    } catch (error) {
      setFailed(messageOf(error, say));
    } finally {
      setAdding(false);
    }
  }

  const verdicts = useMemo(() => verdictsOf(checked), [checked]);
  return {
    rows,
    filled,
    change,
    verdictOf: ({ id, text, quantity }: TypedRow): RowVerdict | undefined => {
      const known = verdicts.get(id);
      if (known?.of.text !== text) return undefined;
      return known.of.quantity === quantity ? known.verdict : known.stale;
    },
    good: countAdded(checked),
    pieces: checked.pieces,
    total: checked.total,
    isChecking: list !== wordsOf(checked.of),
    isAdding,
    added,
    failed,
    add,
  };
}

/** The verdicts by row, as objects that stay the same until the next check. */
function verdictsOf({ of, rows }: Checked) {
  return new Map(
    of.map((row, place) => {
      const checked = rows[place] as CheckedRow;
      const mergedId = checked.mergedInto === null ? null : (of[checked.mergedInto]?.id ?? null);
      const verdict: RowVerdict = { ...checked, mergedId, isStale: false };
      return [row.id, { of: row, verdict, stale: { ...verdict, isStale: true } }];
    }),
  );
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

async function checkAll(rows: readonly TypedRow[], signal: AbortSignal): Promise<Checked> {
  if (rows.length === 0) return NOTHING;
  const check = async () => checkQuickOrder(await browserApi(), rows);
  return { ...(await whenConnected(check, { repeatable: true, signal })), of: rows };
}

/** The message of a failed call; an ended session leads to sign-in, and rows stay in the tab. */
function messageOf(error: unknown, say: (error: ApiError) => string): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.kind === 'session') {
    document.cookie = fromPathCookie(screens.quickOrder, window.location.origin);
    leaveForLogin();
  }
  return say(error);
}
