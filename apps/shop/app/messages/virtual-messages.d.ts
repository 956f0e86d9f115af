declare module 'virtual:message-files' {
  import type { Locale } from '@rider/model/locale';

  const files: Partial<Record<Locale, string>>;
  export default files;
}

declare module 'virtual:messages/*' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  // react-intl's parameter type, which cannot express a mix of both.
  const messages: Record<string, MessageFormatElement[]>;
  export default messages;
}
