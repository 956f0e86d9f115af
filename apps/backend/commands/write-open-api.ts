import { writeFile } from 'node:fs/promises';
import { openApiDocument } from '../src/open-api/open-api.ts';

/** The origin in documents that belong to no shop. */
const EXAMPLE_ORIGIN = 'https://shop.example.com';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('write-open-api.ts needs the file to write');
await writeFile(path, `${JSON.stringify(openApiDocument(EXAMPLE_ORIGIN, 'en-US'), null, 2)}\n`);
