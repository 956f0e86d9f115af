/**
 * Calls whose recorded answer never changes, by method and path, with the recording's name. Calls that stand neither here nor in
 * recorded-crmeb.ts are absent, as they are from an unmodified CRMEB.
 */
export const RECORDED_ANSWERS: Readonly<Record<string, string>> = {
  'GET /pc/get_company_info': 'pc_get_company_info',
  'GET /pc/get_wechat_qrcode': 'pc_get_wechat_qrcode',
  'GET /pc/get_banner': 'pc_get_banner',
  'GET /pc/get_news_list': 'pc_get_news_list',
  'GET /pc/get_news_category': 'pc_get_news_category',
  'GET /pc/get_recommend/1': 'pc_get_recommend_1',
  'GET /pc/get_recommend/2': 'pc_get_recommend_2',
  'GET /pc/get_recommend/3': 'pc_get_recommend_3',
  'GET /pc/get_recommend/4': 'pc_get_recommend_4',
  'GET /pc/get_city/0': 'pc_get_city_0',
  'GET /pc/get_appid': 'pc_get_appid',
  'GET /category': 'category',
  'GET /search/keyword': 'search_keyword',
  'GET /product/detail/1': 'product_detail_1',
  'GET /product/detail/2': 'product_detail_2_presale',
  'GET /reply/config/1': 'reply_config_1',
  'GET /get_workerman_url': 'get_workerman_url',
  'GET /get_agreement/3': 'get_agreement_3',
  'GET /get_agreement/4': 'get_agreement_4',
  'GET /copyright': 'copyright',
  'GET /logistics': 'logistics',
};

/** Like RECORDED_ANSWERS, for calls that need a session. */
export const RECORDED_WITH_SESSION: Readonly<Record<string, string>> = {
  'GET /logout': 'logout',
  'GET /user': 'user',
  'GET /userinfo': 'userinfo',
  'GET /user/balance': 'user_balance',
  'POST /user/edit': 'user_edit',
  'GET /user/message_system/list': 'user_message_list',
  'GET /coupons/user/0': 'coupons_user_0',
  'GET /coupons/user/1': 'coupons_user_1',
  'GET /coupons/user/2': 'coupons_user_2',
  'GET /coupons': 'coupons',
  'GET /pc/get_collect_list': 'pc_get_collect_list',
  'GET /pc/get_balance_record/0': 'pc_get_balance_record_0',
  'GET /pc/get_balance_record/1': 'pc_get_balance_record_1',
  'GET /pc/get_balance_record/2': 'pc_get_balance_record_2',
  'GET /pay/config': 'pay_config',
  'GET /recharge/index': 'recharge_index',
  'GET /order/refund/list': 'order_refund_list',
  'GET /pc/get_refund_order_list': 'pc_get_refund_order_list',
  'GET /order/refund/reason': 'order_refund_reason',
  'GET /user/service/list': 'service_list',
  'GET /user/service/get_adv': 'service_get_adv',
  'GET /user/service/feedback': 'feedback_get',
};
