import type { ESTree, Plugin } from 'vite';

/** A function of more characters than this takes noticeably longer to compile twice than once. */
const LARGE = 1000;

/**
 * V8 compiles a function in parentheses while its file arrives, and any other when it is called, on the page's thread. Terser takes away the
 * parentheses around CommonJS modules, React's among them, which run at once: this puts them back.
 */
export function eagerModules(): Plugin {
  return {
    name: 'eager-modules',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk: {
      order: 'post',
      handler(code) {
        return { code: withEagerModules(code, this.parse(code)), map: null };
      },
    },
  };
}

/** The code of a file, with parentheses around each large function that a declaration passes to a call. */
export function withEagerModules(code: string, { body }: ESTree.Program): string {
  const modules = body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? init.arguments : []))
    .filter(({ type, start, end }) => type === 'ArrowFunctionExpression' && end - start > LARGE);
  return modules.reduceRight(
    (changed, { start, end }) => `${changed.slice(0, start)}(${changed.slice(start, end)})${changed.slice(end)}`,
    code,
  );
}
