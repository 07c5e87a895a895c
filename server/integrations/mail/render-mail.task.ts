import { toTask } from '#server/isolation/to-task.ts';
import { fillTemplate } from './fill-template.ts';

export const run = toTask(fillTemplate);
