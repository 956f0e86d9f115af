import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { CatalogueContents, Files } from './contents.ts';
import { FILE_SHAPES } from './file-shapes.ts';
import { contradictions } from './contradictions.ts';

/** Reports an invalid catalogue; `problems` lists file, id and reason of each fault. */
export class CatalogueError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The catalogue cannot be loaded:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}

/** The location of a fault, by the ids on its path: `1007 / RD-HINGE-180-BN-8MM: stock`. */
function placeOf(issue: v.BaseIssue<unknown>): string {
  const names: string[] = [];
  let members: string[] = [];
  for (const step of issue.path ?? []) {
    members.push(typeof step.key === 'number' ? `[${step.key}]` : `.${String(step.key)}`);
    const value: unknown = step.value;
    if (typeof value !== 'object' || value === null) continue;
    const known = value as Record<string, unknown>;
    const name = known['code'] ?? known['slug'] ?? known['id'];
    if (typeof name === 'string' || typeof name === 'number') {
      names.push(String(name));
      members = [];
    }
  }
  const member = members.join('').replace(/^\./, '');
  return [names.join(' / '), member].filter((part) => part !== '').join(': ');
}

function readFile<Shape extends v.GenericSchema>(
  directory: string,
  name: string,
  shape: Shape,
  problems: string[],
): v.InferOutput<Shape> | null {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(join(directory, name), 'utf8'));
  } catch (error) {
    problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
  const result = v.safeParse(shape, content);
  if (result.success) return result.output;
  for (const issue of result.issues) problems.push(`${name}: ${placeOf(issue)}: ${issue.message}`);
  return null;
}

/** Reads and validates a catalogue directory. @throws CatalogueError with file, id and reason of every fault. */
export function readCatalogue(directory: string): CatalogueContents {
  const problems: string[] = [];
  const read = <Name extends keyof Files>(name: Name) => readFile(directory, name, FILE_SHAPES[name], problems);
  const contents = {
    categories: read('categories.json'),
    products: read('products.json'),
    regions: read('regions.json'),
    promotions: read('promotions.json'),
    facets: read('content/facets.json'),
    reviews: read('content/reviews.json'),
    customers: read('content/customers.json'),
    notices: read('content/notices.json'),
    articles: read('content/articles.json'),
    pages: read('content/pages.json'),
    agents: read('content/agents.json'),
    home: read('content/home.json'),
    company: read('content/company.json'),
  };
  if (problems.length > 0) throw new CatalogueError(problems);
  const whole = contents as CatalogueContents;
  const found = contradictions(whole, directory);
  if (found.length > 0) throw new CatalogueError(found);
  return whole;
}

/** The contents of a shop that its owner fills: filters, regions, company and pages to edit, and nothing to sell. */
export function startingContents(directory: string): CatalogueContents {
  const contents = readCatalogue(directory);
  return {
    ...contents,
    categories: [],
    products: [],
    promotions: { seckill_slots: [], seckill: [], presell: [], group_buy: [], coupons: [] },
    reviews: [],
    customers: [],
    notices: [],
    articles: { ...contents.articles, articles: [] },
    company: { ...contents.company, logoUrl: '' },
    home: { banners: [], hot_keywords: { 'en-US': [], 'zh-CN': [] }, recommended: [], new: [], shelves: [] },
  };
}
