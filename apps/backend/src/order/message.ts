import type { Locale } from '@rider/api/locale';

export function assertMessageFits(_message: string, _locale: Locale): void {}
