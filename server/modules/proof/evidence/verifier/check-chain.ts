import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import { rootFromProof } from '../merkle-tree.rules.ts';
import { checkpointsOf, type AuditLine, type Bundle, type Evidence, type Proof, type Unproved } from './bundle.ts';
import { sha256 } from './check-files.ts';
import { signatureProblem } from './check-signature.ts';

interface Body {
  readonly action: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly link: string | null;
}

/** The kinds of documents that an act leads to. */
const ACTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['INDIVIDUAL_SIGNED', ['INDIVIDUAL']],
  ['EMPLOYEE_SIGNED', ['EMPLOYEE']],
  ['CORPORATION_SIGNED', ['CORPORATION', 'CORPORATION_UPLOAD', 'CORPORATION_FORM']],
]);

/** Checks the events of the signing, their checkpoints, and that they say what `evidence.json` says. */
export function checkChain(bundle: Bundle, evidence: Evidence): void {
  const lines = bundle
    .bytes('audit.jsonl')
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as AuditLine);
  bundle.check('audit.jsonl', `${lines.length} events have the hashes of their contents`, () => hashProblem(lines));
  bundle.check('audit.jsonl', 'records this signing and its seal', () => contentProblem(lines, evidence));
  checkCheckpoints(bundle, evidence);
  checkProofs(bundle, lines);
}

function hashProblem(lines: readonly AuditLine[]): string | undefined {
  for (const [index, { chain, sequence, previousHash, body, hash }] of lines.entries()) {
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(BigInt(sequence));
    const digest = Buffer.from(sha256(body), 'hex');
    const before = lines[index - 1];
    const follows = before?.chain === chain && before.sequence === sequence - 1;
    const isRight =
      sha256(Buffer.from(previousHash, 'hex'), number, digest) === hash &&
      (JSON.parse(body) as Body).link === chain &&
      (!follows || before.hash === previousHash) &&
      (sequence !== 1 || previousHash === '0'.repeat(64));
    if (!isRight) {
      return `line ${index + 1} (event ${sequence}) was changed`;
    }
  }
  return undefined;
}

function contentProblem(lines: readonly AuditLine[], { signing, seal, act }: Evidence): string | Unproved | undefined {
  const bodies = lines.map(({ body }) => JSON.parse(body) as Body);
  const { action = '', details: signed } = bodies.find((body) => ACTS.has(body.action)) ?? {};
  if (signed === undefined) {
    return { gap: 'EARLIER', text: 'does not hold the event of the signing, which is older than such events' };
  }
  if (ACTS.get(action)?.includes(signing.kind) !== true) {
    return 'records a signing of another kind than evidence.json states';
  }
  if (signed['reference'] !== signing.reference || signed['claSha256'] !== signing.claSha256) {
    return 'records another signing than evidence.json states';
  }
  const sealed = bodies.filter((body) => body.action === 'DOCUMENT_SEALED').map(({ details }) => details);
  if (seal !== null && !sealed.some((details) => details['documentSha256'] === signing.documentSha256)) {
    return 'does not record the seal of this document';
  }
  return signed['actSha256'] === undefined || signed['actSha256'] === actFingerprint(act)
    ? undefined
    : 'records another act than evidence.json states';
}

/** As the audit event of a signing holds it: SHA-256 of the salt and the canonical form of all else. */
function actFingerprint(act: Evidence['act']): string | undefined {
  if (act === null) {
    return undefined;
  }
  const { salt, ...stated } = act;
  return sha256(Buffer.from(typeof salt === 'string' ? salt : '', 'hex'), canonicalJson(stated));
}

function checkCheckpoints(bundle: Bundle, { keys }: Evidence): void {
  for (const { jws, ...facts } of checkpointsOf(bundle)) {
    bundle.check('checkpoint.json', `checkpoint ${facts.number} of ${facts.at} is signed`, () =>
      signatureProblem(jws, { facts, keys, foreign: `checkpoint ${facts.number} is not what was signed` }),
    );
  }
}

function checkProofs(bundle: Bundle, lines: readonly AuditLine[]): void {
  const checkpoints = new Map(checkpointsOf(bundle).map((checkpoint) => [checkpoint.number, checkpoint]));
  const proofs = new Map(
    (bundle.json('proof.json') as Proof[]).map((proof) => [`${proof.chain} ${proof.sequence}`, proof]),
  );
  for (const { chain, sequence, hash } of lines) {
    const proof = proofs.get(`${chain} ${sequence}`);
    bundle.check('proof.json', `event ${sequence} is in checkpoint ${proof?.checkpoint}`, () => {
      if (proof === undefined) {
        return { gap: 'CHECKPOINT', text: `event ${sequence} is not yet anchored in a checkpoint` };
      }
      const checkpoint = checkpoints.get(proof.checkpoint);
      const isRight =
        proof.eventHash === hash && proof.treeSize === checkpoint?.treeSize && rootFromProof(proof) === checkpoint.root;
      return isRight ? undefined : `event ${sequence} does not lead to its checkpoint`;
    });
  }
}
