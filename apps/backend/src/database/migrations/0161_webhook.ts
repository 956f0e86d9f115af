import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table webhook_endpoint (
    id integer generated always as identity primary key,
    company_id integer not null references buyer_company,
    url text not null,
    events jsonb not null,
    locale text not null,
    secret text not null,
    previous_secret text,
    previous_until timestamptz,
    created_at timestamptz not null,
    failing_since timestamptz,
    disabled text,
    check ((previous_secret is null) = (previous_until is null))
  )`,
  `create index webhook_endpoint_company on webhook_endpoint (company_id)`,
  `create table webhook_delivery (
    id integer generated always as identity primary key,
    message_id text not null unique default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
    endpoint_id integer not null references webhook_endpoint on delete cascade,
    type text not null,
    subject text not null,
    subject_id integer not null,
    happened_at timestamptz not null,
    payload text,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
    attempts integer not null default 0,
    attempted_at timestamptz,
    due_at timestamptz not null,
    status integer,
    failure text
  )`,
  `create index webhook_delivery_endpoint on webhook_delivery (endpoint_id, id)`,
  `create index webhook_delivery_due on webhook_delivery (endpoint_id, due_at) where state = 'waiting'`,
  `create index webhook_delivery_happened on webhook_delivery (happened_at)`,
  // Triggers queue the deliveries, because orders are also changed by hand. They are due at once, on whatever clock.
  `create function queue_webhooks(company integer, event text, number text, subject_id integer) returns void
    language sql as $$
      insert into webhook_delivery (endpoint_id, type, subject, subject_id, happened_at, due_at)
      select id, $2, $3, $4, clock_timestamp(), to_timestamp(0) from webhook_endpoint
      where company_id = $1 and disabled is null and events ? $2
      order by id
    $$`,
  `create function queue_order_webhooks() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform queue_webhooks(new.company_id, 'order.placed', new.number, new.id);
        return null;
      end if;
      if old.paid_at is null and new.paid_at is not null then
        perform queue_webhooks(new.company_id, 'order.paid', new.number, new.id);
      end if;
      if old.state <> new.state or old.version <> new.version then
        perform queue_webhooks(new.company_id, 'order.changed', new.number, new.id);
      end if;
      return null;
    end
  $$`,
  `create trigger order_placed_webhooks after insert on customer_order for each row
    when (new.company_id is not null) execute function queue_order_webhooks()`,
  `create trigger order_changed_webhooks after update of state, paid_at, version on customer_order for each row
    when (new.company_id is not null) execute function queue_order_webhooks()`,
  // The subject's number is its own, or else that of its order.
  `create function queue_webhooks_of_order() returns trigger language plpgsql as $$
    declare
      company integer;
      order_number text;
    begin
      select company_id, number into company, order_number from customer_order where id = new.order_id;
      if company is not null then
        perform queue_webhooks(company, tg_argv[0], coalesce(to_jsonb(new) ->> 'number', order_number), new.id);
      end if;
      return null;
    end
  $$`,
  `create trigger parcel_webhooks after insert on parcel for each row
    execute function queue_webhooks_of_order('shipment.created')`,
  `create trigger invoice_webhooks after insert on invoice for each row
    execute function queue_webhooks_of_order('invoice.issued')`,
  `create trigger paid_invoice_webhooks after insert on paid_invoice for each row
    execute function queue_webhooks_of_order('invoice.issued')`,
  `create trigger refund_requested_webhooks after insert on refund for each row
    execute function queue_webhooks_of_order('refund.changed')`,
  `create trigger refund_changed_webhooks after update of state on refund for each row
    when (old.state <> new.state) execute function queue_webhooks_of_order('refund.changed')`,
];

/** Endpoints of companies' webhooks, and the deliveries that events queue in their transactions. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
