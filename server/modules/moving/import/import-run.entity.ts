import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';

const ImportRunSchema = defineEntity({
  name: 'ImportRun',
  properties: {
    ...baseProperties,
    /** The source, and its instance after a colon. */
    source: p.string(),
    /** Fingerprint of the plan of a dry run, which `--execute` names. */
    planSha256: p.character().length(64).unique('import_run_plan_unique'),
    /** Fingerprint of the rows of the source, which must be the same when an interrupted run goes on. */
    inputSha256: p.character().length(64),
    startedAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
  },
});

/** An import under way or finished. Running it again finishes one that was interrupted. */
export class ImportRun extends ImportRunSchema.class {}
ImportRunSchema.setClass(ImportRun);
