import { toTask } from '#server/isolation/to-task.ts';
import { composeAndSeal } from './compose-and-seal.ts';

export const run = toTask(composeAndSeal);
