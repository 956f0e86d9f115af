declare module 'virtual:messages/*' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  const messages: Record<string, string | MessageFormatElement[]>;
  export default messages;
}
