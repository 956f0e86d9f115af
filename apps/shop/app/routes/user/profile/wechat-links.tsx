import type { WechatLink } from '@rider/model/account';
import { formatMoment } from '@rider/ui/date';
import { Form, FormActions } from '@rider/ui/form';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';

import type { FormOutcome } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import * as styles from './devices.css.ts';

/** The form that unlinks WeChat. */
export const UNLINK = 'unlink-wechat';

/** The persons of WeChat who may sign in as the buyer, and the way to end that; nothing where nobody may. */
export function WechatLinks({ links, outcome }: { links: readonly WechatLink[]; outcome: FormOutcome | undefined }) {
  const intl = useIntl();
  const { wiring } = useSavedForm({
    intent: UNLINK,
    check: () => ({ values: null, errors: undefined }),
    outcome,
    saved: intl.formatMessage({ id: 'shop.wechat.unlinked' }),
  });
  if (links.length === 0 && !wiring.success) return null;
  return (
    <>
      <Heading level={2} size="title3">
        <FormattedMessage id="shop.profile.wechat" />
      </Heading>
      <Form {...wiring}>
        {links.length > 0 && (
          <>
            <ul className={styles.list}>
              {links.map((link, index) => (
                <li key={index} className={styles.device}>
                  <Person {...link} />
                </li>
              ))}
            </ul>
            <FormActions submit={<FormattedMessage id="shop.wechat.unlink" />} pending={wiring.pending} />
          </>
        )}
      </Form>
    </>
  );
}

function Person({ nickname, since }: WechatLink) {
  const intl = useIntl();
  const name = nickname || intl.formatMessage({ id: 'shop.wechat.unnamed' });
  return (
    <Text>
      <FormattedMessage id="shop.wechat.linked" values={{ nickname: name, when: formatMoment(intl, since) }} />
    </Text>
  );
}
