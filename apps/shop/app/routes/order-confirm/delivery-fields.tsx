import { JOB_LENGTH, PURCHASE_ORDER_NUMBER_LENGTH } from '@rider/model/limits';
import { leftOf, type JobBudget } from '@rider/model/buyer-company';
import type { Capabilities } from '@rider/model/site';
import { Disclosure } from '@rider/ui/disclosure';
import { Checkbox, TextField } from '@rider/ui/field';
import { Grid, Stack } from '@rider/ui/layout';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import type { Texts } from '@rider/web/form';
import { FormattedMessage, useIntl } from 'react-intl';
import { TERMS_MARK } from './order-rules.ts';

const TERMS = ['job', 'site', 'notBefore', 'notAfter', 'isWhole'] as const;

/** Props of `DeliveryFields`. */
export interface DeliveryFieldsProps extends Pick<Capabilities, 'purchaseOrders' | 'deliveryTerms'> {
  /** The typed texts of a rejected form. */
  typed: Texts | undefined;
  /** Whether the buyer picks the products up. */
  pickUp: boolean;
  /** Called with the first day on which the products may leave; empty for any. */
  onNotBefore: (day: string) => void;
  /** The budgets of jobs in the buyer's company. */
  budgets: readonly JobBudget[];
  /** Called with the job once it is typed; empty for none. */
  onJob: (job: string) => void;
}

/** The buyer's own numbers and names, and how the products are to be delivered; all optional. */
export function DeliveryFields({
  purchaseOrders,
  deliveryTerms,
  typed,
  pickUp,
  onNotBefore,
  budgets,
  onJob,
}: DeliveryFieldsProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `shop.checkout.${name as 'job'}` });
  const how = pickUp ? 'pickUp.' : '';
  const field = (name: 'purchaseOrderNumber' | 'job' | 'site' | 'notBefore' | 'notAfter') => ({
    label: text(name.startsWith('not') ? how + name : name),
    name,
    form: 'order',
    autoComplete: 'off',
    defaultValue: typed?.[name] ?? '',
  });
  const isTyped = TERMS.some((name) => typed?.[name]);
  return (
    <>
      {purchaseOrders && <TextField {...field('purchaseOrderNumber')} maxLength={PURCHASE_ORDER_NUMBER_LENGTH} />}
      {deliveryTerms && (
        // Closed, so that a buyer without terms reaches the button in few keys.
        <Disclosure summary={<FormattedMessage id="shop.checkout.delivery" />} defaultOpen={isTyped}>
          <Stack>
            <Text size="small" tone="quiet">
              <FormattedMessage id="shop.checkout.deliveryHint" />
            </Text>
            <Grid>
              <TextField
                {...field('job')}
                maxLength={JOB_LENGTH}
                list={budgets.length > 0 ? 'jobs' : undefined}
                onBlur={({ currentTarget: { value } }) => onJob(value.trim())}
              />
              {budgets.length > 0 && (
                <datalist id="jobs">
                  {budgets.map(({ id, job, ...spending }) => (
                    <option key={id} value={job}>
                      {intl.formatMessage(
                        { id: 'shop.checkout.jobLeft' },
                        { left: formatMoney(intl, leftOf(spending)) },
                      )}
                    </option>
                  ))}
                </datalist>
              )}
              <TextField {...field('site')} maxLength={JOB_LENGTH} />
              <TextField
                {...field('notBefore')}
                type="date"
                onChange={({ currentTarget: { value } }) => onNotBefore(value)}
              />
              <TextField {...field('notAfter')} type="date" />
            </Grid>
            <Checkbox
              name="isWhole"
              form="order"
              label={text(`${how}isWhole`)}
              description={text(`${how}isWholeHint`)}
              defaultChecked={typed?.['isWhole'] === 'on'}
            />
          </Stack>
          <input type="hidden" name={TERMS_MARK} form="order" value="1" />
        </Disclosure>
      )}
    </>
  );
}
