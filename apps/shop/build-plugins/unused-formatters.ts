import type { Plugin } from 'vite';

/** Formatters of react-intl that no component calls; createIntl binds all that there are. */
const UNUSED =
  'DateTimeRange|DisplayName|Duration|DurationToParts|ListToParts|NumberToParts|Plural|RelativeTime|TimeToParts';

/** The lines of createIntl that bind them. */
const BINDINGS = new RegExp(`^\\s*format(${UNUSED}): .*\\.bind\\(.*\\),?\\n`, 'gm');
const CALL = new RegExp(`\\.format(${UNUSED})\\(`);

/**
 * Leaves unused formatters of react-intl out of the browser's bundle, because tree shaking cannot detect them. The build fails when createIntl
 * is written otherwise, or when a module calls one of them.
 */
export function unusedFormatters(): Plugin {
  let left = 0;
  return {
    name: 'unused-formatters',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (id.endsWith('/@formatjs/intl/index.js')) {
        const lean = code.replace(BINDINGS, () => ((left += 1), ''));
        return { code: lean, map: null };
      }
      const [call] = id.includes('/node_modules/') ? [] : (CALL.exec(code) ?? []);
      if (call) this.error(`${id} calls ${call}), which unused-formatters.ts leaves out`);
      return undefined;
    },
    buildEnd(error) {
      if (!error && left !== UNUSED.split('|').length) this.error(`createIntl binds ${left} of ${UNUSED}`);
    },
  };
}
