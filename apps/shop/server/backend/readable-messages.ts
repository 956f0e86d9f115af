import { isTechnicalText } from '@rider/api/gateway';
import { FALLBACK_LOCALE, isLocale, type Locale } from '@rider/model/locale';
import english from '../../messages/en-US.json' with { type: 'json' };
import chinese from '../../messages/zh-CN.json' with { type: 'json' };

// These texts have no arguments, so they need no formatting.
const MESSAGES = { 'en-US': english, 'zh-CN': chinese };

/** Texts that CRMEB writes in Chinese in every language, and those of its uploads. */
const KNOWN = {
  文件过大: 'largeFile',
  不合法的文件后缀: 'fileType',
  不合法的文件类型: 'fileType',
  文件内容不合法: 'fileType',
  '请求太过频繁，请稍后再试': 'frequent',
  '订单支付中，请勿重复支付': 'paying',
  '订单已经超过系统支付时间，无法支付，请重新下单': 'paidLate',
  不能小于起购数量: 'minimum',
  '此商品为付费会员专属，您无权购买': 'members',
} as const;

/** The beginning of an envelope with an error, up to its message. */
const ERROR = /^\{"status":(?!200,)-?\d+,"msg":"(?:[^"\\]|\\.)+"/;

/** Replaces the message of an error, in a JSON answer of CRMEB, that is not for buyers or not in the language of the request. */
export function readableMessage(json: string, request: Request): string {
  if (!ERROR.test(json)) return json;
  const language = request.headers.get('Content-Language');
  const locale = isLocale(language) ? language : FALLBACK_LOCALE;
  try {
    const answer = JSON.parse(json) as { msg: string };
    const known = knownAs(answer.msg, request.method);
    if (known === null && isReadable(answer.msg, locale)) return json;
    return JSON.stringify({ ...answer, msg: MESSAGES[locale][`shop.error.backend.${known ?? 'other'}`] });
  } catch {
    // The page's client reports the answer as malformed.
    return json;
  }
}

/** What its database cannot store of a form. */
const UNSTORABLE = /Incorrect string value|Illegal mix of collations/;

function knownAs(message: string, method: string) {
  if (method === 'POST' && UNSTORABLE.test(message)) return 'characters';
  return Object.hasOwn(KNOWN, message) ? KNOWN[message as keyof typeof KNOWN] : null;
}

/** Whether a message is in the language. Names of products may be in another one. Technical texts are a failure for the client. */
function isReadable(message: string, locale: Locale): boolean {
  if (isTechnicalText(message)) return true;
  // CRMEB sends these for numbers without a text.
  if (message === 'Code Error' || /^\d+$/.test(message)) return false;
  const han = message.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = message.match(/[a-z]/gi)?.length ?? 0;
  return locale === 'zh-CN' ? han > 0 : han <= latin;
}
