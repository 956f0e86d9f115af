import { screens } from '@rider/model/screens';
import { deleteNotifications, markNotificationsRead } from '@rider/api/notification';
import type { Notification } from '@rider/model/notification';
import { Button, LinkButton } from '@rider/ui/button';
import { Link } from '@rider/ui/link';
import { MessageList } from '@rider/ui/message-list';
import { Banner as Remark } from '@rider/ui/banner';
import { Pagination } from '@rider/ui/pagination';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useActionData, useFetcher, useSearchParams, type ActionFunctionArgs } from 'react-router';
import { noticesQuery } from './account-queries.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { changing } from '../../data/changes.ts';
import { pageOfAddress } from '../../screen-parameters/page-of-address.ts';
import { userQuery } from '../../data/queries.ts';
import { buyerLoader } from '../../data/server-load.ts';
import { useQuery, useOptionalQuery } from '../../data/use-query.ts';
import { answerForm, press } from '../../form/answer-form.ts';
import { textOf, type FormOutcome } from '../../form/form-outcome.ts';
import { useRejectionMessage } from '../../form/use-rejection-message.ts';
import { lendStyleNonce } from '../../session/nonce.tsx';
import { PageBeyond } from './paged-list.tsx';
import { ScreenTitle } from '../../page-head/screen-title.tsx';
import { asPart } from '../../data/query.ts';

const PAGE_SIZE = 10;

function queryOf(parameters: URLSearchParams) {
  return noticesQuery({ page: pageOfAddress(parameters), pageSize: PAGE_SIZE });
}

const needs = (request: Request) => [queryOf(new URL(request.url).searchParams), asPart(userQuery)];

export const loader = buyerLoader(needs);
export const clientLoader = browserLoader(needs);

/** Marks the notices in `id` as read, all without any, or deletes them: `intent` is read or delete. Then goes to `page` if given. */
export function action(args: ActionFunctionArgs) {
  return answerForm(args, (api, form) => {
    const ids = form.getAll('id').map(String);
    const page = textOf(form, 'page');
    const next = page === '' ? undefined : `${screens.messages}?page=${pageOfAddress(new URLSearchParams({ page }))}`;
    return textOf(form, 'intent') === 'delete'
      ? press('delete', () => deleteNotifications(api, ids), next)
      : press('read', () => markNotificationsRead(api, ids.length > 0 ? ids : 'all'), next);
  });
}

export const clientAction = changing('notice');

/** The notices to the buyer, which can be opened, marked as read and deleted. */
export default function Messages() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const page = pageOfAddress(parameters);
  const list = useQuery(queryOf(parameters));
  const unreadNotices = useOptionalQuery(userQuery).data?.unreadNotices;
  const unreadHere = list.items.filter(({ read: seen }) => !seen).length;
  const isWhole = list.total <= list.items.length;
  // Without a count from the backend, a complete list gives it.
  const unread = unreadNotices ?? (isWhole ? unreadHere : null);
  const fetcher = useFetcher<FormOutcome>();
  const posted = useActionData<FormOutcome>();
  const rejection = useRejectionMessage(fetcher.data ?? posted);
  const intent = fetcher.formData?.get('intent');
  const pending = intent === 'read' || intent === 'delete' ? intent : undefined;
  const send = (fields: string[][]) => {
    if (fetcher.state === 'idle') void fetcher.submit(new URLSearchParams(fields), { method: 'post' });
  };
  const read = (ids: readonly string[]) => send([['intent', 'read'], ...ids.map((id) => ['id', id])]);
  const remove = (ids: readonly string[]) => {
    const isLast = page > 1 && ids.length === list.items.length;
    const next = isLast ? [['page', String(page - 1)]] : [];
    send([['intent', 'delete'], ...next, ...ids.map((id) => ['id', id])]);
  };
  return (
    <>
      <div>
        <ScreenTitle title={intl.formatMessage({ id: 'shop.messages.title' })} />
        {unread !== null && (
          <Text tone="quiet">
            <FormattedMessage id="shop.messages.unread" values={{ count: unread }} />
          </Text>
        )}
      </div>
      {rejection !== null && <Remark tone="danger">{rejection}</Remark>}
      <noscript>
        <Form method="post">
          <input type="hidden" name="page" value={page} />
          <Button type="submit" size="small">
            <FormattedMessage id="shop.messages.readAll" />
          </Button>
        </Form>
      </noscript>
      {list.items.length === 0 && list.total > 0 ? (
        <PageBeyond firstPage={screens.messages} />
      ) : (
        <MessageList
          messages={list.items.map((notice) => ({ ...notice, content: <Content notice={notice} page={page} /> }))}
          pending={pending}
          onRead={read}
          onDelete={remove}
          onFocus={lendStyleNonce}
          emptyActions={
            <LinkButton href={screens.orders}>
              <FormattedMessage id="shop.messages.toOrders" />
            </LinkButton>
          }
        />
      )}
      {(unread === null || unread > unreadHere) && (
        <div>
          <Button size="small" pending={pending === 'read'} onClick={() => read([])}>
            <FormattedMessage id="shop.messages.readAll" />
          </Button>
        </div>
      )}
      <Pagination
        page={page}
        count={Math.ceil(list.total / PAGE_SIZE)}
        getHref={(next) => `${screens.messages}?page=${next}`}
      />
    </>
  );
}

function Content({ notice, page }: { notice: Notification; page: number }) {
  const intl = useIntl();
  return (
    <>
      <Text>{notice.text}</Text>
      {notice.href && (
        <Link href={notice.href}>
          <FormattedMessage id="shop.messages.open" />
        </Link>
      )}
      <noscript>
        <Form method="post">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="id" value={notice.id} />
          <input type="hidden" name="page" value={page} />
          <Button
            type="submit"
            size="small"
            aria-label={intl.formatMessage({ id: 'shop.messages.deleteOf' }, { title: notice.title })}
          >
            <FormattedMessage id="shop.messages.delete" />
          </Button>
        </Form>
      </noscript>
    </>
  );
}
