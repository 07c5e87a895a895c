import { afterAll, afterEach } from 'vitest';
import { throwViolations } from '#server/integrations/code-platform/testing/violations.ts';

// A test fails when it, or what it sets in motion, does what a code platform does not describe.
afterEach(throwViolations);
afterAll(throwViolations);
