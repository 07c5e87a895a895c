import { afterAll } from 'vitest';
import { cleanUpAfterFile } from './after-file.ts';

afterAll(cleanUpAfterFile);
