import { toTask } from '#server/isolation/to-task.ts';
import { fillSample, fillTemplate } from './fill-template.ts';
import type { RenderInput, SampleInput } from './render-mail.ts';

export const run = toTask((input: RenderInput | SampleInput) =>
  'data' in input ? fillTemplate(input) : fillSample(input),
);
