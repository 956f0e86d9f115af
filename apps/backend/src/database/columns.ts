import type { JSONColumnType } from 'kysely';
import type { Locale } from '@rider/api/locale';

/** A text that exists in every interface language; stored as jsonb `{"en-US": …, "zh-CN": …}`. */
export type Localized<T = string> = Record<Locale, T>;

/** A jsonb column: read as the value, written as JSON text. */
export type Json<T extends object> = JSONColumnType<T>;
