import { afterAll } from 'vitest';
import { startFromBuild } from '#server/isolation/entry-file.ts';
import { cleanUpAfterFile } from './when-done.ts';

startFromBuild();
afterAll(cleanUpAfterFile);
