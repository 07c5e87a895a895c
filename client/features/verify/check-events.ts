import type { AuditLine, Bundle, Checkpoint, Evidence, Proof, PublicKey } from './bundle.ts';
import { findSigner } from './check-jws.ts';
import { fromHex, sha256 } from './digest.ts';

/** The kinds of documents that an act leads to. */
const ACTS: Readonly<Record<string, readonly string[]>> = {
  INDIVIDUAL_SIGNED: ['INDIVIDUAL'],
  EMPLOYEE_SIGNED: ['EMPLOYEE'],
  CORPORATION_SIGNED: ['CORPORATION', 'CORPORATION_UPLOAD', 'CORPORATION_FORM'],
};

interface Body {
  readonly action: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Checks the events of the signing, and their way into signed checkpoints. Returns the keys that signed these. */
export async function checkEvents(bundle: Bundle, evidence: Evidence): Promise<PublicKey[]> {
  const lines = bundle
    .text('audit.jsonl')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as AuditLine);
  await bundle.check('audit.jsonl', async () => (await Promise.all(lines.map(hasItsHash))).every(Boolean));
  checkContents(bundle, lines, evidence);
  const checkpoints = bundle.json('checkpoint.json') as Checkpoint[];
  const signers = await Promise.all(checkpoints.map((checkpoint) => signerOf(checkpoint, evidence.keys)));
  await bundle.check('checkpoint.json', () => !signers.includes(undefined));
  await checkProofs(bundle, lines, checkpoints);
  return signers.filter((signer) => signer !== undefined);
}

async function hasItsHash({ sequence, previousHash, body, hash }: AuditLine): Promise<boolean> {
  const number = new DataView(new ArrayBuffer(8));
  number.setBigUint64(0, BigInt(sequence));
  const covered = [fromHex(previousHash), new Uint8Array(number.buffer), fromHex(await sha256(body))];
  return (await sha256(...covered)) === hash;
}

function checkContents(bundle: Bundle, lines: readonly AuditLine[], { signing, seal }: Evidence): void {
  const bodies = lines.map(({ body }) => JSON.parse(body) as Body);
  const act = bodies.find(({ action }) => ACTS[action] !== undefined);
  if (act === undefined) {
    bundle.gaps.add('EARLIER');
    return;
  }
  const { reference, claSha256 } = act.details;
  const isAct =
    ACTS[act.action]?.includes(signing.kind) === true &&
    reference === signing.reference &&
    claSha256 === signing.claSha256;
  const isSealed = bodies.some(
    ({ action, details }) => action === 'DOCUMENT_SEALED' && details['documentSha256'] === signing.documentSha256,
  );
  if (!isAct || (seal !== null && !isSealed)) {
    bundle.wrong.add('audit.jsonl');
  }
}

/** What a checkpoint signs, in the RFC 8785 form: its members in alphabetical order. */
function signerOf({ jws, at, number, previous, root, treeSize }: Checkpoint, keys: readonly PublicKey[]) {
  return findSigner(jws, JSON.stringify({ at, number, previous, root, treeSize }), keys).catch(() => undefined);
}

async function checkProofs(
  bundle: Bundle,
  lines: readonly AuditLine[],
  checkpoints: readonly Checkpoint[],
): Promise<void> {
  const proofs = bundle.json('proof.json') as Proof[];
  for (const { chain, sequence, hash } of lines) {
    const proof = proofs.find((given) => given.chain === chain && given.sequence === sequence);
    const checkpoint = checkpoints.find(({ number }) => number === proof?.checkpoint);
    if (proof === undefined) {
      bundle.gaps.add('CHECKPOINT');
    } else {
      await bundle.check(
        'proof.json',
        async () =>
          proof.eventHash === hash &&
          proof.treeSize === checkpoint?.treeSize &&
          (await rootFromProof(proof)) === checkpoint.root,
      );
    }
  }
}

/** The root that an inclusion proof leads to (RFC 9162, section 2.1.3.2); undefined for a proof of the wrong length. */
async function rootFromProof({ eventHash, leafIndex, treeSize, inclusionProof }: Proof): Promise<string | undefined> {
  let [place, last] = [leafIndex, treeSize - 1];
  let hash = await sha256(Uint8Array.of(0), fromHex(eventHash));
  for (const sibling of inclusionProof) {
    if (last === 0) {
      return undefined;
    }
    // Without a sibling on the right the node rises until it is a right child itself.
    while (place % 2 === 0 && place === last) {
      [place, last] = [place / 2, Math.floor(last / 2)];
    }
    const [left, right] = place % 2 === 1 ? [sibling, hash] : [hash, sibling];
    hash = await sha256(Uint8Array.of(1), fromHex(left), fromHex(right));
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  while (place === last && place % 2 === 0 && last > 0) {
    [place, last] = [place / 2, last / 2];
  }
  return last === 0 && place === 0 ? hash : undefined;
}
