declare module 'virtual:messages/*' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  // The type that react-intl takes, which cannot say "a mix of both".
  const messages: Record<string, MessageFormatElement[]>;
  export default messages;
}
