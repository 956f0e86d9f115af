import { browserLoader } from '../../data/browser-load.ts';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { asPart } from '../../data/query.ts';
import { screen } from '../../data/screen.ts';
import { serverLoader } from '../../data/server-load.ts';
import '../../messages/all-messages.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { QuickOrder } from './quick-order.tsx';

export { action } from './action.ts';

/** Largest form in bytes: a list, and the rows that it is added to. */
const MOST_FORM_BYTES = 1024 * 1024;

export const handle: ScreenHandle & { formLimit: number; openToVisitors: true } = {
  reads: readsOnly(),
  formLimit: MOST_FORM_BYTES,
  openToVisitors: true,
};

const needs = [asPart(capabilitiesQuery)];

export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default screen(QuickOrder);
