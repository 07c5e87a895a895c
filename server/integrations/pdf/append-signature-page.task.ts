import { toTask } from '#server/isolation/to-task.ts';
import { drawSignaturePage } from './signature-page.ts';

export const run = toTask(drawSignaturePage);
