import { ApiError } from '@rider/api';
import { login } from '@rider/api/account';
import { loginSchema, validate } from '@rider/model/validation';
import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { requestScope } from '../../data/request-scope.ts';
import { formOf } from '../../form/form-of.ts';
import {
  clearedFromPathCookie,
  clearedWishCookie,
  FROM_PATH_COOKIE,
  readCookie,
  sessionCookie,
} from '../../session/cookies.ts';
import { returnPath } from '../../session/return-path.ts';
import { carryOut, wishInWords, wishOf, wishPath } from '../../wish/wish.ts';

/** What a refused sign-in says: message keys by field, or the backend's words. */
export interface Refusal {
  account: string;
  errors: Record<string, string>;
  message: string | null;
}

/** What signing in will add. A buyer has nothing to do here (R4.2). */
export async function signInLoader({ context, request }: LoaderFunctionArgs) {
  const { api, signedIn } = context.get(requestScope);
  const wish = wishOf(request);
  if (signedIn) throw redirect(wish ? wishPath(wish) : '/');
  return { wish: wish && (await wishInWords(api, wish)) };
}

/** Signs in, keeps the token in its cookie, does what the visitor meant to and returns to where that was (R4.1, R4.3). */
export async function signInAction({ context, request }: ActionFunctionArgs) {
  const { api, apiAs, origin } = context.get(requestScope);
  const form = await formOf(request);
  const account = String(form.get('account') ?? '').trim();
  const checked = validate(loginSchema, { account, password: String(form.get('password') ?? '') });
  if (checked.errors) return data<Refusal>({ account, errors: checked.errors, message: null }, { status: 422 });
  try {
    const session = await login(api, checked.values);
    const headers = new Headers();
    headers.append('Set-Cookie', sessionCookie(session.token, origin));
    headers.append('Set-Cookie', clearedFromPathCookie(origin));
    headers.append('Set-Cookie', clearedWishCookie(origin));
    const wish = wishOf(request);
    const from = readCookie(request.headers.get('Cookie'), FROM_PATH_COOKIE);
    const there = wish ? await carryOut(apiAs(session.token), wish) : returnPath(from, origin);
    return redirectDocument(there, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const away = error.kind !== 'refused' && error.kind !== 'verdict';
    return data<Refusal>({ account, errors: {}, message: away ? null : error.message }, { status: away ? 503 : 422 });
  }
}
