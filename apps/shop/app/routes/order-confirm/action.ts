import { getUser } from '@rider/api/account';
import { getCountries } from '@rider/api/address';
import { APPROVAL_REQUIRED } from '@rider/api/buyer-company';
import { createOrder, requestApproval } from '@rider/api/order';
import { getCapabilities } from '@rider/api/site';
import { ApiError } from '@rider/api/transport';
import { approvalScreen } from '@rider/model/buyer-company';
import { paymentScreen } from '@rider/model/order-screens';
import { isPickUp } from '@rider/model/shipping';
import type { ActionFunctionArgs } from 'react-router';
import { addressSaving } from '../../address/address-action.ts';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { textOf } from '../../form/form-outcome.ts';
import { quotedAmountIn } from '../../form/quoted-amount.ts';
import { readPromotionFields } from '../../promotion-address/promotion-fields.ts';
import { ADDRESS_CHOICE, checkCheckout, readRequest } from './check-delivery.ts';
import { customAnswersOf, orderRules, TERMS_MARK } from './order-rules.ts';

/**
 * Places the order of the checkout's key. Or starts the checkout again: with the chosen address, or with a new one, which it saves first
 * (`intent=save-address`).
 */
export function action(args: ActionFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const withAddress = (addressId: string) => {
    searchParams.set('addressId', addressId);
    return `/order_confirm?${searchParams.toString()}`;
  };
  return answerForm(args, async (api, form) => {
    if (form.has(ADDRESS_CHOICE)) return withAddress(textOf(form, 'addressId'));
    if (textOf(form, 'intent') === 'save-address')
      return saveForm(api, form, addressSaving(api, await getCountries(api), '', withAddress));
    return saveForm(api, form, {
      ...orderRules,
      save: async ({ addressId, message, purchaseOrderNumber, ...deliveryTerms }) => {
        const key = textOf(form, 'key');
        const checkout = readRequest(searchParams);
        if (!(await getCapabilities(api)).accounts) await checkCheckout(api, checkout, { key, addressId });
        const shipping = textOf(form, 'shipping') || undefined;
        const user = isPickUp(shipping ?? '') ? await getUser(api) : null;
        const choice = {
          addressId,
          message,
          purchaseOrderNumber,
          deliveryTerms: form.has(TERMS_MARK) ? deliveryTerms : undefined,
          method: 'balance',
          buyNow: checkout.buyNow,
          couponId: textOf(form, 'couponId'),
          shipping,
          quoted: quotedAmountIn(form),
          customForm: customAnswersOf(form),
          collector: user === null ? undefined : { name: user.nickname, phone: user.phone },
          promotion: readPromotionFields((name) => searchParams.get(name) ?? ''),
        } as const;
        try {
          return paymentScreen(await createOrder(api, key, choice));
        } catch (error) {
          if (!(error instanceof ApiError) || Number(error.code) !== APPROVAL_REQUIRED) throw error;
          return approvalScreen(await requestApproval(api, key, choice));
        }
      },
    });
  });
}
