/** Calls whose recording has the name of their path. */
function named(method: string, paths: string): Record<string, string> {
  const each = paths.trim().split(/\s+/);
  return Object.fromEntries(each.map((path) => [`${method} ${path}`, path.slice(1).replaceAll('/', '_')]));
}

/**
 * Calls whose recorded answer never changes, by method and path, with the recording's name. Calls that are neither here nor in
 * recorded-crmeb.ts are absent, as they are from an unmodified CRMEB.
 */
export const RECORDED_ANSWERS: Readonly<Record<string, string>> = {
  ...named(
    'GET',
    `
    /pc/get_company_info /pc/get_wechat_qrcode /pc/get_banner /pc/get_news_list /pc/get_news_category
    /pc/get_recommend/1 /pc/get_recommend/2 /pc/get_recommend/3 /pc/get_recommend/4 /pc/get_appid
    /category /search/keyword /product/detail/1 /reply/config/1 /get_agreement/3 /get_agreement/4 /get_agreement/9
    /copyright /logistics
  `,
  ),
  'GET /pc/get_news_detail/1': 'pc_get_news_detail',
  'GET /pc/get_news_detail/9999': 'news_detail.missing',
  'GET /product/detail/2': 'product_detail_2_presale',
  // It answers each unknown text alike.
  'GET /get_agreement/7': 'get_agreement_9',
  'GET /get_agreement/8': 'get_agreement_9',
};

/** Like RECORDED_ANSWERS, for calls that need a session. */
export const RECORDED_WITH_SESSION: Readonly<Record<string, string>> = {
  ...named(
    'GET',
    `
    /logout /user /userinfo /user/balance /coupons/user/0 /coupons/user/1 /coupons/user/2 /coupons
    /pc/get_collect_list /pc/get_balance_record/0 /pc/get_balance_record/1 /pc/get_balance_record/2 /pay/config
    /recharge/index /order/refund/list /order/refund/reason
  `,
  ),
  ...named('POST', `/user/edit /address/default/set /collect/add /collect/del /order/again`),
  'GET /user/message_system/detail/12': 'user_message_detail',
  'GET /combination/pink/1': 'combination_pink',
  'GET /user/service/list': 'service_list',
  'GET /user/service/get_adv': 'service_get_adv',
  'GET /user/service/feedback': 'feedback_get',
  'POST /user/service/feedback': 'feedback_post',
};
