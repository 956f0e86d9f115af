import { checkQuickOrder } from '@rider/api/cart';
import { ApiError } from '@rider/api/error';
import type { CheckedRow, QuickOrderCheck, QuickOrderRow } from '@rider/model/quick-order';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useFailureMessage } from '../connection/failure-message.ts';
import { whenConnected } from '../connection/page-connection.ts';
import { browserApi, leaveForLogin } from '../data/browser-load.ts';
import { pageCapabilities } from '../data/page-capabilities.ts';
import { fromPathCookie } from '../session/cookies.ts';
import { changeRows, countAdded, filledRows, orderRows, type TypedRow } from './order-rows.ts';

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

/** The rows that a screen opens with. */
export interface InitialRows {
  rows: readonly QuickOrderRow[];
  check: QuickOrderCheck | null;
  message: string | null;
  /** The address of the screen, to return to after sign-in. */
  path: string;
}

const NOTHING: Checked = { of: [], rows: [], pieces: 0, total: 0 as Checked['total'] };

/** Text and quantity of rows, by which they are compared. */
export const wordsOf = (rows: readonly TypedRow[]): string =>
  JSON.stringify(rows.map(({ text, quantity }) => [text, quantity]));

/** The rows of a screen and their verdicts from the server. */
export function useCheckedRows({ rows: initial, check, message, path }: InitialRows) {
  const say = useFailureMessage();
  const [{ rows }, change] = useReducer(changeRows, initial, orderRows);
  const [checked, setChecked] = useState<Checked>(() => (check ? { ...check, of: filledRows(rows) } : NOTHING));
  const [failed, setFailed] = useState(message);
  const filled = filledRows(rows);
  const list = wordsOf(filled);
  const describe = (error: unknown) => messageOf(error, say, path);

  const latest = useRef({ filled, checked, describe });
  useEffect(() => {
    latest.current = { filled, checked, describe };
  });
  useEffect(() => {
    const { filled: sent, checked: known, describe: sayFailure } = latest.current;
    if (list === wordsOf(known.of)) return undefined;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      void checkAll(sent, ended.signal).then(
        (answer) => {
          if (ended.signal.aborted) return;
          setChecked(answer);
          setFailed(null);
        },
        (error: unknown) => ended.signal.aborted || setFailed(sayFailure(error)),
      );
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [list]);

  const verdictsById = useMemo(() => verdictsOf(checked), [checked]);
  return {
    rows,
    filled,
    list,
    change,
    verdictOf: ({ id, text, quantity }: TypedRow): RowVerdict | undefined => {
      const known = verdictsById.get(id);
      if (known?.of.text !== text) return undefined;
      return known.of.quantity === quantity ? known.verdict : known.stale;
    },
    /** Shows the verdicts of another answer on these rows. */
    show: (answer: QuickOrderCheck) => setChecked({ ...answer, of: filled }),
    /** The verdicts on the checked rows, in their order. */
    verdicts: checked.rows,
    good: countAdded(checked),
    pieces: checked.pieces,
    total: checked.total,
    isChecking: list !== wordsOf(checked.of),
    failed,
    setFailed,
    /** The message of a failed call; an ended session leads to sign-in. */
    describe,
  };
}

/** The rows of a screen with their verdicts. */
export type CheckedRows = ReturnType<typeof useCheckedRows>;

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

async function checkAll(rows: readonly TypedRow[], signal: AbortSignal): Promise<Checked> {
  if (rows.length === 0) return NOTHING;
  const check = async () => checkQuickOrder(await browserApi(), rows, await pageCapabilities());
  return { ...(await whenConnected(check, { repeatable: true, signal })), of: rows };
}

function messageOf(error: unknown, say: (error: ApiError) => string, path: string): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.kind === 'session') {
    document.cookie = fromPathCookie(path, window.location.origin);
    leaveForLogin();
  }
  return say(error);
}
