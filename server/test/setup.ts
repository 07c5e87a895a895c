import { afterAll } from 'vitest';
import { startFromBuild } from '#server/isolation/entry-file.ts';
import { cleanUpAfterFile } from './after-file.ts';

startFromBuild();
afterAll(cleanUpAfterFile);
