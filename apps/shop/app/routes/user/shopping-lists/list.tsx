import { screens } from '@rider/model/screens';
import type { ShoppingListPage } from '@rider/model/shopping-list';
import { Banner } from '@rider/ui/banner';
import { Button, LinkButton } from '@rider/ui/button';
import { Cluster, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Text } from '@rider/ui/text';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useActionData, useSearchParams } from 'react-router';
import { browserLoader } from '../../../data/browser-load.ts';
import { capabilitiesQuery } from '../../../data/capabilities-query.ts';
import { asPart } from '../../../data/query.ts';
import { buyerLoader } from '../../../data/server-load.ts';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { FormKey } from '../../../form/form-key.tsx';
import { useRejectionMessage } from '../../../form/use-rejection-message.ts';
import { ScreenTitle } from '../../../page-head/screen-title.tsx';
import { idInAddress } from '../../../screen-parameters/id-in-address.ts';
import { ownCompanyQuery } from '../../../order/order-queries.ts';
import type { ScreenHandle } from '../../../screen-parameters/screen-handle.ts';
import { shoppingListQuery } from '../../../shopping-list/list-queries.ts';
import { useBrowserAnswer } from '../../../shopping-list/use-browser-answer.ts';
import { RequestQuoteButton } from '../../../quick-order/request-quote-button.tsx';
import { RowList } from '../../../quick-order/row-list.tsx';
import { OrderSum } from '../../../quick-order/order-sum.tsx';
import * as rowStyles from '../../../quick-order/order-rows.css.ts';
import { LineContext, LineExtras } from './line-extras.tsx';
import { MOST_LIST_BYTES } from './list-actions.ts';
import type { PostedLines } from './posted-lines.ts';
import { ListForm } from './list-form.tsx';
import { ListNotHere } from './list-not-here.tsx';
import { useList } from './use-list.ts';

export { clientAction } from './list-actions.ts';
export { action } from './posted-lines.ts';

export const handle: ScreenHandle & { formLimit: number } = { formLimit: MOST_LIST_BYTES };

const needs = (request: Request) => [
  shoppingListQuery(idInAddress(request, screens.shoppingLists)),
  asPart(capabilitiesQuery),
  ownCompanyQuery,
];

export const loader = buyerLoader(needs);
export const clientLoader = browserLoader(needs);

/** A shopping list: its lines with verdicts, which are saved as they are typed; `?edit=1` edits its texts. */
export default function ShoppingListScreen() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const page = useBrowserAnswer(shoppingListQuery(id));
  if (page === null) return <ListNotHere />;
  return (
    <>
      <Head page={page} isEdited={parameters.get('edit') === '1'} />
      <Lines key={id} page={page} />
    </>
  );
}

function Head({ page: { list }, isEdited }: { page: ShoppingListPage; isEdited: boolean }) {
  const facts = [list.job, list.site].filter(Boolean).join(' · ');
  return (
    <Stack gap="x3">
      <Link href={screens.shoppingLists}>
        <FormattedMessage id="shop.shoppingList.all" />
      </Link>
      <ScreenTitle title={list.name} />
      {facts && <Text tone="quiet">{facts}</Text>}
      {list.shared && (
        <Text tone="quiet" size="small">
          <FormattedMessage
            id={`shop.shoppingList.${list.isOwn ? 'sharedHint' : 'sharedBy'}`}
            values={{ owner: list.owner }}
          />
        </Text>
      )}
      {isEdited && list.isOwn ? (
        <ListForm list={list} />
      ) : (
        <Cluster>
          {list.isOwn && (
            <LinkButton href={`${screens.shoppingList(list.id)}&edit=1`} size="small">
              <FormattedMessage id="shop.shoppingList.edit" />
            </LinkButton>
          )}
          <LinkButton href={screens.pickList(list.id)} size="small">
            <FormattedMessage id="shop.pickList.title" />
          </LinkButton>
          {list.isOwn && <Remove id={list.id} />}
        </Cluster>
      )}
    </Stack>
  );
}

/** Removes the list after a second press; without script at once. */
function Remove({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false);
  function confirm(event: FormEvent<HTMLFormElement>) {
    if (isAsked) return;
    event.preventDefault();
    setAsked(true);
  }
  return (
    <Form method="post" onSubmit={confirm}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="small" icon="trash" variant={isAsked ? 'danger' : 'quiet'}>
        <FormattedMessage id={isAsked ? 'shop.shoppingList.removeSurely' : 'shop.shoppingList.remove'} />
      </Button>
    </Form>
  );
}

function Lines({ page }: { page: ShoppingListPage }) {
  const intl = useIntl();
  const posted = useActionData<PostedLines | FormOutcome>();
  const { order, saving, merge, removed, undo, isDone, againOnceMore } = useList(page, posted);
  const rejection = useRejectionMessage(posted && 'intent' in posted ? posted : undefined);
  const { list } = page;
  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // A copy is a form of its own.
    if ((submitter as HTMLButtonElement | null)?.value === 'save-list') return;
    event.preventDefault();
    if ((submitter as HTMLButtonElement | null)?.value === 'add') void order.add();
  }
  return (
    <Form method="post" onSubmit={submit} className={rowStyles.form}>
      <FormKey />
      <input
        type="hidden"
        name="name"
        value={intl.formatMessage({ id: 'shop.shoppingList.copyOf' }, { name: list.name })}
      />
      <input type="hidden" name="job" value={list.job} />
      <input type="hidden" name="site" value={list.site} />
      {rejection !== null && <Banner tone="danger">{rejection}</Banner>}
      {order.failed !== null && <Banner tone="danger">{order.failed}</Banner>}
      {saving.conflicts.length > 0 && (
        <Banner tone="warning" live>
          <FormattedMessage
            id="shop.shoppingList.changedMeanwhile"
            values={{ count: saving.conflicts.length, lines: saving.conflicts.join(', ') }}
          />
        </Banner>
      )}
      {order.added && (
        <Banner tone={order.added.left > 0 ? 'warning' : 'success'} live>
          {order.added.lines > 0 && (
            <>
              <FormattedMessage id="shop.quickOrder.added" values={{ count: order.added.lines }} />{' '}
            </>
          )}
          {order.added.left > 0 && (
            <>
              <FormattedMessage id="shop.shoppingList.notAdded" values={{ count: order.added.left }} />{' '}
            </>
          )}
          {order.added.lines > 0 && (
            <Link href={screens.cart}>
              <FormattedMessage id="shop.quickOrder.cart" />
            </Link>
          )}
        </Banner>
      )}
      {removed && (
        <Banner tone="info" live>
          <FormattedMessage id="shop.shoppingList.lineRemoved" values={{ text: removed.row.text }} />{' '}
          <Button size="small" onClick={undo}>
            <FormattedMessage id="shop.shoppingList.undo" />
          </Button>
        </Banner>
      )}
      <LineContext value={page}>
        <RowList
          rows={order.rows}
          verdictOf={order.verdictOf}
          change={order.change}
          onPaste={order.paste}
          Extras={LineExtras}
        />
      </LineContext>
      <OrderSum order={order} done={isDone} onAgain={againOnceMore}>
        <Cluster>
          {merge && (
            <Button size="small" onClick={merge}>
              <FormattedMessage id="shop.shoppingList.merge" />
            </Button>
          )}
          <Button type="submit" name="intent" value="save-list" size="small" icon="copy">
            <FormattedMessage id="shop.shoppingList.copy" />
          </Button>
          <RequestQuoteButton disabled={order.filled.length === 0} />
          <noscript>
            <Button type="submit" name="intent" value="save-lines">
              <FormattedMessage id="shop.shoppingList.save" />
            </Button>
          </noscript>
        </Cluster>
        <Text
          size="small"
          tone={saving.state === 'saved' || saving.state === 'saving' ? 'quiet' : 'danger'}
          role="status"
        >
          <FormattedMessage id={`shop.shoppingList.state.${saving.state}`} />
        </Text>
      </OrderSum>
    </Form>
  );
}
