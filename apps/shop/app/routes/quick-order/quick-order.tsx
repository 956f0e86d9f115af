import { readQuickOrder, type ReadList } from '@rider/model/quick-order';
import { screens } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { Breadcrumbs } from '@rider/ui/breadcrumbs';
import { Columns, Page, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Text } from '@rider/ui/text';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { FormKey } from '../../form/form-key.tsx';
import { ScreenTitle } from '../../page-head/screen-title.tsx';
import { useSignedIn } from '../../session/use-signed-in.ts';
import { SaveAsList } from '../../shopping-list/save-as-list.tsx';
import type { PostedList } from './action.ts';
import { ListInput } from './list-input.tsx';
import { spaceIn } from '../../quick-order/order-rows.ts';
import { OrderSum } from '../../quick-order/order-sum.tsx';
import { RequestQuoteButton } from '../../quick-order/request-quote-button.tsx';
import { RowList } from '../../quick-order/row-list.tsx';
import { useQuickOrder } from './use-quick-order.ts';
import * as styles from '../../quick-order/order-rows.css.ts';

/** Many part numbers with quantities into the cart at once: typed, pasted, or from a file. */
export function QuickOrder() {
  const intl = useIntl();
  const posted = useActionData<PostedList>();
  const order = useQuickOrder(posted);
  const signedIn = useSignedIn();
  const [text, setText] = useState(posted?.left.join('\n') ?? '');
  const [left, setLeft] = useState(posted?.left.length ?? 0);
  const isByName = useOptionalQuery(capabilitiesQuery).data?.listFilters === false;
  const title = intl.formatMessage({ id: 'shop.quickOrder.title' });

  function spread({ rows, left: beyond }: ReadList, at?: number) {
    const fitting = rows.slice(0, spaceIn(order.rows));
    const others = [...rows.slice(fitting.length).map((row) => `${row.text}\t${row.quantity}`), ...beyond];
    order.change({ change: 'paste', pasted: fitting, ...(at !== undefined && { at }) });
    setText(others.join('\n'));
    setLeft(others.length);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if ((submitter as HTMLButtonElement | null)?.value === 'add') void order.add();
    else spread(readQuickOrder(text));
  }
  return (
    <Page>
      <Breadcrumbs
        items={[{ label: intl.formatMessage({ id: 'shop.categories.home' }), href: screens.home }, { label: title }]}
      />
      <Stack gap="x2">
        <ScreenTitle title={title} />
        <Text tone="quiet" measure>
          <FormattedMessage id={isByName ? 'shop.quickOrder.introductionByName' : 'shop.quickOrder.introduction'} />
        </Text>
      </Stack>
      <form method="post" onSubmit={submit} className={styles.form}>
        <FormKey />
        <ListInput
          hint={intl.formatMessage({ id: isByName ? 'shop.quickOrder.listHintByName' : 'shop.quickOrder.listHint' })}
          text={text}
          onText={setText}
          onList={(pasted) => spread(readQuickOrder(pasted))}
          onFile={(read) => spread(read)}
          onCode={(code) => spread({ rows: [{ text: code, quantity: '1' }], left: [] })}
        />
        {left > 0 && (
          <Banner tone="warning" live>
            <FormattedMessage id="shop.quickOrder.left" values={{ count: left }} />
          </Banner>
        )}
        {order.added && (
          <Banner tone="success" live>
            <FormattedMessage id="shop.quickOrder.added" values={{ count: order.added.lines }} />{' '}
            <Link href={screens.cart}>
              <FormattedMessage id="shop.quickOrder.cart" />
            </Link>
          </Banner>
        )}
        {order.failed !== null && <Banner tone="danger">{order.failed}</Banner>}
        {posted?.needsSignIn && <SignInFirst />}
        <Columns>
          <RowList
            rows={order.rows}
            verdictOf={order.verdictOf}
            change={order.change}
            onPaste={(at, pasted) => spread(readQuickOrder(pasted), at)}
          />
          <OrderSum order={order}>
            {signedIn && <SaveAsList disabled={order.filled.length === 0} />}
            <RequestQuoteButton disabled={order.filled.length === 0} />
          </OrderSum>
        </Columns>
      </form>
    </Page>
  );
}

/** Without script the list exists in this document alone. */
function SignInFirst() {
  return (
    <Banner tone="warning" live>
      <FormattedMessage id="shop.quickOrder.signInFirst" />{' '}
      <Link href={screens.signIn} target="_blank">
        <FormattedMessage id="shop.quickOrder.signInThere" />
      </Link>
    </Banner>
  );
}
