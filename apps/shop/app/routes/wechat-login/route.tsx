import { randomBytes } from 'node:crypto';
import { ApiError } from '@rider/api/transport';
import { getWechatAppId, loginByWechat } from '@rider/api/account';
import { screens } from '@rider/model/screens';
import { Button, LinkButton } from '@rider/ui/button';
import { FormCard } from '@rider/ui/form';
import { Page } from '@rider/ui/layout';
import { Banner } from '@rider/ui/banner';
import { Text } from '@rider/ui/text';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, Form, redirect, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { requestScope } from '../../data/request-scope.ts';
import type { ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { callBackend } from '../../data/server-load.ts';
import '../../messages/all-messages.ts';
import { readCookie, WECHAT_STATE_COOKIE, wechatLinkCookie, wechatStateCookie } from '../../session/cookies.ts';
import { PageHead } from '../../page-head/page-head.tsx';
import { enter } from '../../sign-in/enter.ts';

/** WeChat's page with the QR code of a website application. */
const QR_PAGE = 'https://open.weixin.qq.com/connect/qrconnect';

export const handle: ScreenHandle = { opensSession: true };

/**
 * Redirects to WeChat's QR code, and shows a form with WeChat's answer, because a GET must not sign in. The state is random, in a cookie of
 * this browser: another person's code cannot sign in here.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const { signedIn, origin } = args.context.get(requestScope);
  if (signedIn) throw redirect('/');
  const { searchParams } = new URL(request.url);
  const state = readCookie(request.headers.get('Cookie'), WECHAT_STATE_COOKIE);
  const code = searchParams.get('code');
  const appid = await callBackend(args, ({ api }) => getWechatAppId(api));
  if (appid === '') throw data(null, { status: 404 });
  if (code !== null) {
    if (state === null || searchParams.get('state') !== state) return begin(origin, 'forged');
    return { qrPage: null, failure: null, answered: { code, state } };
  }
  if (state === null) {
    if (searchParams.has('begin')) return { qrPage: null, failure: 'forged' as const, answered: null };
    return begin(origin, null);
  }
  const failure = searchParams.get('failed') === null ? null : ('failed' as const);
  return { qrPage: qrPage({ appid, origin, state }), failure, answered: null };
}

/** Signs in by the code that WeChat gave to this browser. */
export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  const { origin } = context.get(requestScope);
  const state = readCookie(request.headers.get('Cookie'), WECHAT_STATE_COOKIE);
  const form = await request.formData();
  const code = form.get('code');
  if (typeof code !== 'string' || state === null || form.get('state') !== state) return begin(origin, 'forged');
  return callBackend(args, () => takeCode(args, code));
}

/** Redirects back to this page with a new single-use state. */
function begin(origin: string, failure: 'forged' | 'failed' | null): Response {
  const headers = { 'Set-Cookie': wechatStateCookie(randomBytes(32).toString('base64url'), origin) };
  return redirect(`/wechat_login?begin=1${failure ? '&failed=1' : ''}`, { headers });
}

async function takeCode(args: ActionFunctionArgs, code: string): Promise<Response> {
  const { api, origin } = args.context.get(requestScope);
  let answer: Awaited<ReturnType<typeof loginByWechat>>;
  try {
    answer = await loginByWechat(api, code);
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'rejected') throw error;
    return begin(origin, 'failed');
  }
  if ('session' in answer) return enter(args, answer.session, 'wechat');
  const headers = new Headers();
  headers.append('Set-Cookie', wechatLinkCookie(answer.linkKey, origin));
  headers.append('Set-Cookie', wechatStateCookie('', origin));
  return redirect(`${screens.signIn}?wechat=link`, { headers });
}

function qrPage({ appid, origin, state }: { appid: string; origin: string; state: string }): string {
  const back = `${origin}/wechat_login`;
  const query = { appid, redirect_uri: back, response_type: 'code', scope: 'snsapi_login', state };
  return `${QR_PAGE}?${new URLSearchParams(query).toString()}#wechat_redirect`;
}

/** Sends WeChat's answer on at once; without script a press does. */
function AnsweredForm({ code, state }: { code: string; state: string }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <Form method="post" action="/wechat_login" ref={form}>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="state" value={state} />
      <Button type="submit" variant="primary" fullWidth>
        <FormattedMessage id="shop.signIn.title" />
      </Button>
    </Form>
  );
}

/** Leads to WeChat's QR code. */
export default function WechatSignIn() {
  const intl = useIntl();
  const { qrPage: address, failure, answered } = useLoaderData<typeof loader>();
  const title = intl.formatMessage({ id: 'shop.wechat.title' });
  return (
    <Page width="entry">
      <PageHead title={title} />
      <FormCard title={title}>
        {failure && (
          <Banner tone="danger">
            <FormattedMessage id="shop.wechat.failed" />
          </Banner>
        )}
        {answered ? (
          <AnsweredForm {...answered} />
        ) : (
          <Text>
            <FormattedMessage id="shop.wechat.how" />
          </Text>
        )}
        {address && (
          <LinkButton href={address} variant="primary" fullWidth>
            <FormattedMessage id="shop.wechat.open" />
          </LinkButton>
        )}
        <LinkButton href={screens.signIn} fullWidth>
          <FormattedMessage id="shop.signIn.title" />
        </LinkButton>
      </FormCard>
    </Page>
  );
}
