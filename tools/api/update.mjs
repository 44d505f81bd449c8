// `npm run api:update`: writes the API list of every library.
import { writeFileSync } from 'node:fs';
import { apiReports } from './reports.mjs';

for (const { file, text } of apiReports()) writeFileSync(file, text);
