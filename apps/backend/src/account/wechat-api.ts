import { boundedText } from '../http/bounded-answer.ts';
import { ApiError } from '../http/api-error.ts';

/** A website application at WeChat's open platform. */
export interface WechatSettings {
  appid: string;
  secret: string;
  /** Origin of the API; WeChat has fallback origins for outages. */
  origin?: string;
}

/** A WeChat user. */
export interface WechatPerson {
  /** The `unionid`, equal in all applications of the shop, where WeChat sends it; else the `openid` of this application. */
  identity: string;
  nickname: string;
}

/** Deadline of one call, in milliseconds. */
const DEADLINE = 4_000;
/** Maximum response, in bytes. */
const LONGEST_ANSWER = 20_000;
const NICKNAME_LENGTH = 40;

type Answer = Readonly<Record<string, unknown>>;

async function callWechat(origin: string, path: string, parameters: Record<string, string>): Promise<Answer> {
  const address = new URL(path, origin);
  address.search = new URLSearchParams(parameters).toString();
  let text: string;
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(DEADLINE) });
    text = await boundedText(answer, LONGEST_ANSWER);
  } catch (error) {
    // The URL contains the secret, so only the reason is logged.
    console.error(`WeChat does not answer ${path}:`, error instanceof Error ? error.message : error);
    throw new ApiError('wechat-away', { status: 400 });
  }
  const parsed = parse(text);
  // WeChat sends failures with HTTP 200 and `errcode`.
  if (parsed === null || (parsed.errcode !== undefined && parsed.errcode !== 0)) {
    console.error(`WeChat refused ${path}:`, parsed?.errcode ?? 'not JSON', parsed?.errmsg ?? '');
    throw new ApiError('wechat-refused', { status: 400 });
  }
  return parsed;
}

function parse(text: string): Answer | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Answer) : null;
  } catch {
    return null;
  }
}

/**
 * The WeChat user of a code that WeChat sent to the browser (`sns/oauth2/access_token`, `sns/userinfo`). @throws ApiError `wechat-away`,
 * `wechat-refused` for an unknown, used or expired code.
 */
export async function userOfCode(
  { appid, secret, origin = 'https://api.weixin.qq.com' }: WechatSettings,
  code: string,
): Promise<WechatPerson> {
  const access = await callWechat(origin, '/sns/oauth2/access_token', {
    appid,
    secret,
    code,
    grant_type: 'authorization_code',
  });
  const { access_token, openid } = access;
  if (typeof access_token !== 'string' || typeof openid !== 'string' || openid === '')
    throw new ApiError('wechat-refused', { status: 400 });
  const user = await callWechat(origin, '/sns/userinfo', { access_token, openid, lang: 'en' });
  const unionid = user.unionid ?? access.unionid;
  return {
    identity: typeof unionid === 'string' && unionid !== '' ? `union ${unionid}` : `open ${openid}`,
    nickname: typeof user.nickname === 'string' ? user.nickname.slice(0, NICKNAME_LENGTH) : '',
  };
}
