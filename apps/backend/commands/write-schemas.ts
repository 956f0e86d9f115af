import { writeFile } from 'node:fs/promises';
import { generateSchemas, SCHEMAS_FILE } from './generate-schemas.ts';

await writeFile(SCHEMAS_FILE, generateSchemas());
