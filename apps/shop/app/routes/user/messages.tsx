import { screens } from '@rider/model/screens';
import { ApiError } from '@rider/api';
import { deleteNotices, readNotices } from '@rider/api/notification';
import type { Notice } from '@rider/model/notification';
import { Button, LinkButton } from '@rider/ui/button';
import { Link } from '@rider/ui/link';
import { MessageList } from '@rider/ui/message-list';
import { Notice as Remark } from '@rider/ui/notice';
import { Pagination } from '@rider/ui/pagination';
import { Heading, Text } from '@rider/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  Form,
  redirect,
  useNavigate,
  useSearchParams,
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { useSWRConfig } from 'swr';
import { noticesQuery } from '../../data/account-queries.ts';
import { browserApi, forget, leaveForLogin, loadInBrowser } from '../../data/browser-load.ts';
import { pageOfAddress } from '../../data/page-of-address.ts';
import { userQuery } from '../../data/queries.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse, loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { lendStyleNonce } from '../../session/nonce.tsx';
import { PageHead } from '../../shell/page-head.tsx';

const PAGE_SIZE = 10;

function queryOf(parameters: URLSearchParams) {
  return noticesQuery({ page: pageOfAddress(parameters), pageSize: PAGE_SIZE });
}

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return loadOnServer(args, [queryOf(new URL(args.request.url).searchParams), userQuery]);
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  forget('shop-notices', 'user');
  return loadInBrowser([queryOf(new URL(request.url).searchParams), userQuery]);
}

/** Reads all: what is left to press where there is no script. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  try {
    await readNotices(api, 'all');
  } catch (error) {
    throw asResponse(error, request, origin);
  }
  return redirect(screens.messages);
}

/** What the shop told the buyer (R2.10): unread, to open, to read all at once, to delete. */
export default function Messages() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const page = pageOfAddress(parameters);
  const list = useQuery(queryOf(parameters));
  const { unreadNotices } = useQuery(userQuery);
  const { pending, failed, read, remove } = useChanges(list.items, page);
  const title = intl.formatMessage({ id: 'shop.messages.title' });
  return (
    <>
      <PageHead title={title} />
      <div>
        <Heading level={1} size="title2">
          {title}
        </Heading>
        <Text tone="quiet">
          <FormattedMessage id="shop.messages.unread" values={{ count: unreadNotices }} />
        </Text>
      </div>
      {failed && <Remark tone="danger">{intl.formatMessage({ id: 'shop.form.unavailable' })}</Remark>}
      <noscript>
        <Form method="post">
          <Button type="submit" size="small">
            <FormattedMessage id="shop.messages.readAll" />
          </Button>
        </Form>
      </noscript>
      <MessageList
        messages={list.items.map((notice) => ({ ...notice, content: <Content notice={notice} /> }))}
        pending={pending}
        onRead={(ids) => void read(ids)}
        onDelete={(ids) => void remove(ids)}
        onFocus={lendStyleNonce}
        emptyActions={
          <LinkButton href={screens.orders}>
            <FormattedMessage id="shop.messages.toOrders" />
          </LinkButton>
        }
      />
      {unreadNotices > list.items.filter(({ read: seen }) => !seen).length && (
        <div>
          <Button size="small" pending={pending === 'read'} onClick={() => void read('all')}>
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

function Content({ notice }: { notice: Notice }) {
  return (
    <>
      <Text>{notice.text}</Text>
      {notice.href && (
        <Link href={notice.href}>
          <FormattedMessage id="shop.messages.open" />
        </Link>
      )}
    </>
  );
}

/** Reads and deletes, and keeps list and counters true. */
function useChanges(shown: readonly Notice[], page: number) {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const [pending, setPending] = useState<'read' | 'delete'>();
  const [failed, setFailed] = useState(false);

  async function change(kind: 'read' | 'delete', call: () => Promise<void>): Promise<boolean> {
    if (pending) return false;
    setPending(kind);
    setFailed(false);
    try {
      await call();
      forget('shop-notices', 'user');
      await Promise.all([mutate((key) => Array.isArray(key) && key[0] === 'shop-notices'), mutate(userQuery.key)]);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'session') leaveForLogin();
      setFailed(true);
      return false;
    } finally {
      setPending(undefined);
    }
  }
  const read = (choice: readonly string[] | 'all') =>
    change('read', async () => readNotices(await browserApi(), choice));
  async function remove(ids: readonly string[]) {
    const gone = await change('delete', async () => deleteNotices(await browserApi(), ids));
    if (gone && page > 1 && ids.length === shown.length) await navigate(`${screens.messages}?page=${page - 1}`);
  }
  return { pending, failed, read, remove };
}
