/** A breadcrumb between the home page and a screen. `path` has no language prefix; the last step has none. */
export interface Step {
  name: string;
  path?: string;
}

/** The schema.org BreadcrumbList of a screen. `addressOf` makes a path absolute in the page's language. */
export function breadcrumbList(steps: readonly Step[], addressOf: (path: string) => string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path !== undefined && { item: addressOf(path) }),
    })),
  };
}
