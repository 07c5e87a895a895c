import { sealEarlierDocuments } from '#server/modules/signing/signing/seal-earlier-documents.job.ts';
import { withDependencies } from './sealing-later.ts';

// Runs the nightly job that seals earlier documents once, in a process that can be killed.

await withDependencies(process.env, (deps) => sealEarlierDocuments.run(deps, {}));
