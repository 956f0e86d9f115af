import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // For housekeeping, which resets future instants that a fast clock wrote.
  `create index login_attempt_held on login_attempt (held_until)`,
  `alter table upload add column used_for text check (used_for in ('avatar', 'content'))`,
  `create index upload_unused on upload (uploaded_at) where used_for is null`,
  `update upload set used_for = 'content' where '/uploads/' || name in (
    select body from chat_message where body like '/uploads/%'
    union select unnest(images) from review
    union select avatar from review where avatar is not null
    union select unnest(pictures) from feedback
    union select jsonb_array_elements_text(photos) from refund
    union select jsonb_array_elements_text(return_photos) from refund
  )`,
  `update upload set used_for = 'avatar' where used_for is null
    and '/uploads/' || name in (select avatar from buyer where avatar is not null)`,
];

/** The use of an uploaded picture; unused ones are purged. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
