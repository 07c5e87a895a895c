import { expect, test } from 'vitest';
import { proofOf, type ChainPosition, type ProofFacts, type Seal } from './verification.ts';

const AT = new Date('2026-11-22T08:09:10Z');

const position = (checkpointAt: Date | null): ChainPosition => ({
  sequence: 1,
  eventHash: 'ab'.repeat(32),
  checkpointAt,
  leafIndex: null,
  treeSize: null,
  proveInclusion: async () => null,
});
const seal = (checkpointAt: Date | null): Seal => ({
  state: 'SEALED',
  certificateFingerprint: 'ab'.repeat(32),
  sealedAt: AT,
  timestampedAt: null,
  chain: position(checkpointAt),
});
const PROVED: ProofFacts = {
  kind: 'INDIVIDUAL',
  seal: seal(AT),
  sealGap: null,
  statesFacts: true,
  chain: position(AT),
};

test.each<[string | null, Partial<ProofFacts>]>([
  ['PROVED', {}],
  ['CHECKPOINT', { seal: seal(null) }],
  ['CHECKPOINT', { chain: position(null) }],
  ['EARLIER', { statesFacts: false }],
  ['EARLIER', { chain: null }],
  ['OWN_SIGNATURE', { kind: 'CORPORATION_UPLOAD', seal: null, sealGap: 'OWN_SIGNATURE', statesFacts: false }],
  ['UNSEALED', { seal: null, sealGap: 'WAITING', statesFacts: false }],
  [null, { kind: 'CLA', seal: null, sealGap: 'KIND', statesFacts: false, chain: null }],
  [null, { kind: 'CORPORATION_FORM', seal: null, sealGap: 'KIND', statesFacts: false }],
])('a document is %s: %o', (proof, facts) => {
  expect(proofOf({ ...PROVED, ...facts })).toBe(proof);
});
