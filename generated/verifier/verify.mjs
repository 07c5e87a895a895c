import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { X509Certificate, createHash, createPublicKey, verify } from "node:crypto";
// server/modules/evidence/verifier/bundle.ts
/** What the checks of a bundle share: its files, and what was found so far. */
var Bundle = class {
	constructor(files) {
		this.findings = [];
		this.files = files;
	}
	get names() {
		return [...this.files.keys()];
	}
	/** Bytes of a file; empty when it is missing, which `checkFiles` reports. */
	bytes(file) {
		return this.files.get(file) ?? Buffer.alloc(0);
	}
	has(file) {
		return this.files.has(file);
	}
	/** Parses a file of JSON. Throws when it is none. */
	json(file) {
		return JSON.parse(this.bytes(file).toString("utf8"));
	}
	/** Records whether a check of a file holds; `work` throws or returns what is wrong, or undefined. */
	check(file, text, work) {
		let problem;
		try {
			problem = work();
		} catch (error) {
			problem = `cannot be read (${error instanceof Error ? error.message : String(error)})`;
		}
		this.findings.push({
			file,
			text: problem ?? text,
			ok: problem === void 0
		});
	}
};
/** The checkpoints of a bundle. Throws when they cannot be read. */
function checkpointsOf(bundle) {
	return bundle.json("checkpoint.json");
}
/** Files that a bundle's promise leaves out: the explanation, and the program that checks the others. */
var UNCHECKED_FILES = /* @__PURE__ */ new Set(["README.txt", "verify.mjs"]);
// node_modules/canonicalize/lib/canonicalize.js
function serializeString(value) {
	if (!value.isWellFormed()) throw new Error("Lone surrogate is not allowed");
	return JSON.stringify(value);
}
function serializePrimitive(value) {
	switch (typeof value) {
		case "number":
			if (isNaN(value)) throw new Error("NaN is not allowed");
			if (!isFinite(value)) throw new Error("Infinity is not allowed");
			return JSON.stringify(value);
		case "string": return serializeString(value);
		case "boolean": return value ? "true" : "false";
		default: return JSON.stringify(value);
	}
}
function enterValue(value, seen) {
	let wrappers = null;
	while (value !== null && typeof value === "object" && typeof value.toJSON === "function") {
		if (seen.has(value)) throw new Error("Circular reference detected");
		seen.add(value);
		(wrappers ??= []).push(value);
		value = value.toJSON();
	}
	if (value instanceof Number || value instanceof String || value instanceof Boolean) value = value.valueOf();
	if (value === null || typeof value !== "object") {
		if (wrappers !== null) for (const wrapper of wrappers) seen.delete(wrapper);
		return serializePrimitive(value);
	}
	if (seen.has(value)) throw new Error("Circular reference detected");
	seen.add(value);
	return {
		container: value,
		keys: Array.isArray(value) ? null : Object.keys(value).sort(),
		index: 0,
		first: true,
		wrappers
	};
}
function canonicalize(object) {
	if (object === null || typeof object !== "object") return serializePrimitive(object);
	const seen = /* @__PURE__ */ new Set();
	const root = enterValue(object, seen);
	if (typeof root !== "object") return root;
	let result = root.keys === null ? "[" : "{";
	const stack = [root];
	outer: while (stack.length > 0) {
		const frame = stack[stack.length - 1];
		const container = frame.container;
		if (frame.keys === null) {
			while (frame.index < container.length) {
				const i = frame.index++;
				if (i > 0) result += ",";
				const element = container[i];
				const value = element === void 0 || typeof element === "symbol" || typeof element === "function" ? null : element;
				if (value === null || typeof value !== "object") {
					result += serializePrimitive(value);
					continue;
				}
				const child = enterValue(value, seen);
				if (typeof child !== "object") {
					result += child === void 0 ? "null" : child;
					continue;
				}
				result += child.keys === null ? "[" : "{";
				stack.push(child);
				continue outer;
			}
			result += "]";
		} else {
			const keys = frame.keys;
			while (frame.index < keys.length) {
				const key = keys[frame.index++];
				const value = container[key];
				if (value === void 0 || typeof value === "symbol" || typeof value === "function") continue;
				if (value === null || typeof value !== "object") {
					if (frame.first) frame.first = false;
					else result += ",";
					result += serializeString(key) + ":" + serializePrimitive(value);
					continue;
				}
				const child = enterValue(value, seen);
				if (child === void 0) continue;
				if (frame.first) frame.first = false;
				else result += ",";
				result += serializeString(key) + ":";
				if (typeof child !== "object") {
					result += child;
					continue;
				}
				result += child.keys === null ? "[" : "{";
				stack.push(child);
				continue outer;
			}
			result += "}";
		}
		seen.delete(container);
		if (frame.wrappers !== null) for (const wrapper of frame.wrappers) seen.delete(wrapper);
		stack.pop();
	}
	return result;
}
// server/modules/audit/event-body.ts
/** Returns the RFC 8785 canonical form of a value. Throws when JSON has no form for it. */
function canonicalJson(value) {
	const text = canonicalize(value);
	if (text === void 0) throw new TypeError("the value has no JSON form");
	return text;
}
// server/modules/evidence/merkle-tree.rules.ts
/** Hash of an event as a leaf (RFC 6962, section 2.1): a prefix keeps leaves and nodes apart. */
function leafHash(eventHash) {
	return createHash("sha256").update("\0").update(eventHash, "hex").digest();
}
function nodeHash(left, right) {
	return createHash("sha256").update("").update(left).update(right).digest();
}
/** Root that an inclusion proof leads to, in hexadecimal; undefined when the proof has the wrong length for its place. */
function rootFromProof({ eventHash, leafIndex, treeSize, inclusionProof }) {
	let [place, last] = [leafIndex, treeSize - 1];
	let hash = leafHash(eventHash);
	for (const text of inclusionProof) {
		if (last === 0) return;
		const sibling = Buffer.from(text, "hex");
		while (place % 2 === 0 && place === last) [place, last] = [place / 2, Math.floor(last / 2)];
		hash = place % 2 === 1 ? nodeHash(sibling, hash) : nodeHash(hash, sibling);
		[place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
	}
	while (place === last && place % 2 === 0 && last > 0) [place, last] = [place / 2, last / 2];
	return last === 0 && place === 0 ? hash.toString("hex") : void 0;
}
// server/modules/evidence/verifier/check-signature.ts
/**
* Checks a compact ES256 signature (RFC 7515) over the RFC 8785 form of some facts, and that it is written in the only
* way possible. Returns what is wrong, or undefined. `foreign` is what is said of a right signature over other facts.
*/
function signatureProblem(jws, { facts, keys, foreign }) {
	const parts = jws.split(".");
	const [header = "", payload = "", signature = ""] = parts;
	if (parts.length !== 3 || parts.some((part) => Buffer.from(part, "base64url").toString("base64url") !== part)) return "is not a signature in compact form";
	const { alg, kid } = JSON.parse(Buffer.from(header, "base64url").toString());
	const key = keys.find((known) => known["kid"] === kid);
	if (alg !== "ES256" || key === void 0 || thumbprint(key) !== kid) return "is signed with a key that the bundle does not hold";
	const publicKey = createPublicKey({
		key: { ...key },
		format: "jwk"
	});
	const signed = Buffer.from(`${header}.${payload}`);
	if (!verify("sha256", signed, {
		key: publicKey,
		dsaEncoding: "ieee-p1363"
	}, Buffer.from(signature, "base64url"))) return "the signature is wrong";
	return Buffer.from(payload, "base64url").toString() === canonicalJson(facts) ? void 0 : foreign;
}
/** RFC 7638 thumbprint of an elliptic-curve key. */
function thumbprint({ crv, kty, x, y }) {
	return createHash("sha256").update(JSON.stringify({
		crv,
		kty,
		x,
		y
	})).digest("base64url");
}
// server/modules/evidence/verifier/check-files.ts
function sha256$1(...parts) {
	const hash = createHash("sha256");
	parts.forEach((part) => hash.update(part));
	return hash.digest("hex");
}
/** Checks `evidence.json` against its signature, and every other file against the fingerprint that it states. */
function checkFiles(bundle, evidence) {
	bundle.check("evidence.json", "is in its canonical form", () => canonicalJson(evidence) === bundle.bytes("evidence.json").toString("utf8") ? void 0 : "was changed");
	const { keys } = evidence;
	const foreign = "is not what evidence.json states";
	bundle.check("evidence.jws", "signs evidence.json", () => signatureProblem(bundle.bytes("evidence.jws").toString("latin1"), {
		facts: evidence,
		keys,
		foreign
	}));
	bundle.check("evidence.json", "is what was signed", () => {
		const [, payload = ""] = bundle.bytes("evidence.jws").toString("latin1").split(".");
		return Buffer.from(payload, "base64url").equals(bundle.bytes("evidence.json")) ? void 0 : "is not what evidence.jws signs";
	});
	for (const [file, fingerprint] of Object.entries(evidence.files)) bundle.check(file, "has the fingerprint that was signed", () => sha256$1(bundle.bytes(file)) === fingerprint ? void 0 : bundle.has(file) ? "was changed" : "is missing");
	const expected = /* @__PURE__ */ new Set([
		...Object.keys(evidence.files),
		...UNCHECKED_FILES,
		"evidence.json",
		"evidence.jws"
	]);
	for (const file of bundle.names.filter((name) => !expected.has(name))) bundle.check(file, "", () => "does not belong to the bundle");
}
// server/modules/evidence/verifier/check-chain.ts
var ACTS = /* @__PURE__ */ new Set([
	"INDIVIDUAL_SIGNED",
	"EMPLOYEE_SIGNED",
	"CORPORATION_SIGNED"
]);
/** Checks the events of the signing, their checkpoints, and that they say what `evidence.json` says. */
function checkChain(bundle, evidence) {
	const lines = bundle.bytes("audit.jsonl").toString("utf8").split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
	bundle.check("audit.jsonl", `${lines.length} events have the hashes of their contents`, () => hashProblem(lines));
	bundle.check("audit.jsonl", "records this signing and its seal", () => contentProblem(lines, evidence));
	checkCheckpoints(bundle, evidence);
	checkProofs(bundle, lines);
}
function hashProblem(lines) {
	for (const [index, { chain, sequence, previousHash, body, hash }] of lines.entries()) {
		const number = Buffer.alloc(8);
		number.writeBigUInt64BE(BigInt(sequence));
		const digest = Buffer.from(sha256$1(body), "hex");
		const before = lines[index - 1];
		const follows = before?.chain === chain && before.sequence === sequence - 1;
		if (!(sha256$1(Buffer.from(previousHash, "hex"), number, digest) === hash && JSON.parse(body).link === chain && (!follows || before.hash === previousHash) && (sequence !== 1 || previousHash === "0".repeat(64)))) return `line ${index + 1} (event ${sequence}) was changed`;
	}
}
function contentProblem(lines, { signing, seal, act }) {
	const bodies = lines.map(({ body }) => JSON.parse(body));
	const signed = bodies.find(({ action }) => ACTS.has(action))?.details;
	if (signed === void 0) return "does not hold the event of the signing";
	if (signed["reference"] !== signing.reference || signed["claSha256"] !== signing.claSha256) return "records another signing than evidence.json states";
	const sealed = bodies.filter(({ action }) => action === "DOCUMENT_SEALED").map(({ details }) => details);
	if (seal !== null && !sealed.some((details) => details["documentSha256"] === signing.documentSha256)) return "does not record the seal of this document";
	return signed["actSha256"] === void 0 || signed["actSha256"] === actFingerprint(act) ? void 0 : "records another act than evidence.json states";
}
/** As the audit event of a signing holds it: SHA-256 of the salt and the canonical form of all else. */
function actFingerprint(act) {
	if (act === null) return;
	const { salt, ...stated } = act;
	return sha256$1(Buffer.from(typeof salt === "string" ? salt : "", "hex"), canonicalJson(stated));
}
function checkCheckpoints(bundle, { keys }) {
	for (const { jws, ...facts } of checkpointsOf(bundle)) bundle.check("checkpoint.json", `checkpoint ${facts.number} of ${facts.at} is signed`, () => signatureProblem(jws, {
		facts,
		keys,
		foreign: `checkpoint ${facts.number} is not what was signed`
	}));
}
function checkProofs(bundle, lines) {
	const checkpoints = new Map(checkpointsOf(bundle).map((checkpoint) => [checkpoint.number, checkpoint]));
	const proofs = new Map(bundle.json("proof.json").map((proof) => [`${proof.chain} ${proof.sequence}`, proof]));
	for (const { chain, sequence, hash } of lines) {
		const proof = proofs.get(`${chain} ${sequence}`);
		bundle.check("proof.json", proof === void 0 ? `event ${sequence} is not yet anchored in a checkpoint` : `event ${sequence} is in checkpoint ${proof.checkpoint}`, () => {
			const checkpoint = proof === void 0 ? void 0 : checkpoints.get(proof.checkpoint);
			return proof === void 0 || proof.eventHash === hash && proof.treeSize === checkpoint?.treeSize && rootFromProof(proof) === checkpoint.root ? void 0 : `event ${sequence} does not lead to its checkpoint`;
		});
	}
}
// server/integrations/certificates/certificate-chain.ts
/**
* The certificate with this SHA-256 and those that issued it, up to the root; empty when one is missing, not issued by
* the next, or must not issue any.
*/
function chainOf(known, fingerprint) {
	const chain = [];
	let next = known.find((certificate) => fingerprintOf(certificate) === fingerprint);
	while (next !== void 0 && !chain.includes(next)) {
		const issued = next;
		chain.push(issued);
		next = known.find((other) => other.ca && issued.checkIssued(other) && issued.verify(other.publicKey));
	}
	const last = chain.at(-1);
	return last?.checkIssued(last) === true && last.ca ? chain : [];
}
/** SHA-256 of a certificate, in hexadecimal in lower case. */
function fingerprintOf({ fingerprint256 }) {
	return fingerprint256.replaceAll(":", "").toLowerCase();
}
/** Whether a fingerprint is the one that somebody gave, in either letter case, also with the colons that OpenSSL prints. */
function isFingerprint(fingerprint, given) {
	return fingerprint === given.replaceAll(":", "").toLowerCase();
}
/** Whether a certificate was valid at a time. */
function isValidAt({ validFrom, validTo }, time) {
	return time >= new Date(validFrom) && time <= new Date(validTo);
}
// server/integrations/pdf/seal/der.ts
/** Tags of the elements that a seal uses. */
var TAG = {
	SEQUENCE: 48,
	SET: 49,
	CONTEXT_0: 160
};
var LONG_FORM = 128;
/** Returns the DER encoding of an element whose value is the given parts, one after another. */
function encodeDer(tag, ...parts) {
	const value = Buffer.concat(parts);
	return Buffer.concat([
		Buffer.of(tag),
		encodeLength(value.length),
		value
	]);
}
/** Returns the DER encoding of an element of fixed bytes, given in hexadecimal. */
function fromHex(hex) {
	return Buffer.from(hex.replaceAll(" ", ""), "hex");
}
/**
* Reads the element at the start of `bytes`; what follows it is ignored. Throws when it is cut off. A length that is
* not in its shortest form is read too: who compares what was read with its encoding finds out.
*/
function readDer(bytes) {
	const [tag, first] = bytes;
	if (tag === void 0 || first === void 0) throw new TypeError("the DER ends early");
	const lengthBytes = first < LONG_FORM ? 0 : first - LONG_FORM;
	if (lengthBytes > 4) throw new TypeError("the DER has an impossible length");
	const length = lengthBytes === 0 ? first : bytes.subarray(2).readUIntBE(0, lengthBytes);
	const start = 2 + lengthBytes;
	if (bytes.length < start + length) throw new TypeError("the DER ends early");
	return {
		tag,
		value: bytes.subarray(start, start + length),
		bytes: bytes.subarray(0, start + length)
	};
}
/** Reads the elements that a constructed element holds. Throws when one is cut off. */
function readDerChildren({ value }) {
	const children = [];
	for (let at = 0; at < value.length;) {
		const child = readDer(value.subarray(at));
		children.push(child);
		at += child.bytes.length;
	}
	return children;
}
function encodeLength(length) {
	if (length < LONG_FORM) return Buffer.of(length);
	const hex = length.toString(16);
	const bytes = Buffer.from(hex.padStart(hex.length + hex.length % 2, "0"), "hex");
	return Buffer.concat([Buffer.of(LONG_FORM + bytes.length), bytes]);
}
// server/integrations/pdf/seal/seal-cms.ts
var VERSION_1 = fromHex("02 01 01");
var SIGNED_DATA = fromHex("06 09 2a 86 48 86 f7 0d 01 07 02");
var DATA = fromHex("06 09 2a 86 48 86 f7 0d 01 07 01");
var SHA_256 = fromHex("30 0b 06 09 60 86 48 01 65 03 04 02 01");
var ECDSA_WITH_SHA_256 = fromHex("30 0a 06 08 2a 86 48 ce 3d 04 03 02");
var OCTET_STRING = 4;
var MESSAGE_DIGEST = "06092a864886f70d010904";
var SIGNING_TIME = "06092a864886f70d010905";
var SIGNING_CERTIFICATE_V2 = "060b2a864886f70d010910022f";
/** Encodes the CMS structure of a seal. There is exactly one encoding, so a verifier can compare. */
function encodeSealCms({ attributes, signature }, certificates) {
	const [certificate] = certificates;
	if (certificate === void 0) throw new TypeError("a seal needs its certificate");
	const { issuer, serialNumber } = readIssuer(certificate);
	const signerInfo = encodeDer(TAG.SEQUENCE, VERSION_1, encodeDer(TAG.SEQUENCE, issuer, serialNumber), SHA_256, Buffer.concat([Buffer.of(TAG.CONTEXT_0), attributes.subarray(1)]), ECDSA_WITH_SHA_256, encodeDer(OCTET_STRING, signature));
	const signedData = encodeDer(TAG.SEQUENCE, VERSION_1, encodeDer(TAG.SET, SHA_256), encodeDer(TAG.SEQUENCE, DATA), encodeDer(TAG.CONTEXT_0, ...certificates), encodeDer(TAG.SET, signerInfo));
	return encodeDer(TAG.SEQUENCE, SIGNED_DATA, encodeDer(TAG.CONTEXT_0, signedData));
}
/** Reads what depends on the document out of a CMS structure. Throws when it is no such structure. */
function readSealCms(cms) {
	const signerInfo = child$1(child$1(child$1(child$1(readDer(cms), 1), 0), -1), 0);
	const { bytes } = child$1(signerInfo, 3);
	return {
		attributes: Buffer.concat([Buffer.of(TAG.SET), bytes.subarray(1)]),
		signature: child$1(signerInfo, -1).value
	};
}
/** Reads the certificates, in DER, that a CMS structure holds. Throws when it is no such structure. */
function readCmsCertificates(cms) {
	return readDerChildren(child$1(child$1(child$1(readDer(cms), 1), 0), 3)).map(({ bytes }) => bytes);
}
/** Reads what signed attributes state. Throws when one is missing. */
function readSealStatement(attributes) {
	const values = new Map(readDerChildren(readDer(attributes)).map((attribute) => {
		const [type, set] = readDerChildren(attribute);
		return [type?.bytes.toString("hex"), set];
	}));
	const valueOf = (type) => {
		const set = values.get(type);
		if (set === void 0) throw new TypeError("the seal lacks a signed attribute");
		return child$1(set, 0);
	};
	const essCertificate = child$1(child$1(valueOf(SIGNING_CERTIFICATE_V2), 0), 0);
	return {
		digest: valueOf(MESSAGE_DIGEST).value,
		certificateHash: child$1(essCertificate, 0).value,
		sealedAt: readUtcTime(valueOf(SIGNING_TIME).value.toString("latin1"))
	};
}
/** Issuer and serial number of a certificate, in DER. The version, which precedes them, is always there since X.509v3. */
function readIssuer(certificate) {
	const tbs = child$1(readDer(Buffer.from(certificate)), 0);
	return {
		serialNumber: child$1(tbs, 1).bytes,
		issuer: child$1(tbs, 3).bytes
	};
}
function child$1(element, index) {
	const found = readDerChildren(element).at(index);
	if (found === void 0) throw new TypeError("the signature is not structured as a seal");
	return found;
}
/** Of years until 2049, which is how long this encoding lasts. */
function readUtcTime(text) {
	const [, year, month, day, hour, minute, second] = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
	const date = /* @__PURE__ */ new Date(`20${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
	if (Number.isNaN(date.getTime())) throw new TypeError("the seal has no readable time");
	return date;
}
// server/integrations/pdf/seal/check-seal.ts
/** Why a file does not count as sealed. The message says what is wrong, and holds nothing of the file. */
var SealError = class extends Error {
	constructor(..._args) {
		super(..._args);
		this.name = "SealError";
	}
};
var BYTE_RANGE = /\/ByteRange \[0 (\d+) +(\d+) +(\d+) *\]\n\/Contents </g;
var HEX = /^(?:[0-9A-F]{2})+$/;
/**
* Checks that the last signature of a PDF is a seal made with exactly the first of these certificates, that it covers
* the whole file, and that its encoding is the only one possible, so that not one bit can be changed. Whether the
* certificate is to be trusted is not asked. Throws `SealError`.
*/
function checkSeal(pdf, certificates) {
	const [certificate] = certificates;
	const { sealed, contents } = splitSealed(pdf);
	try {
		const cms = readDer(contents).bytes;
		require(contents.subarray(cms.length).every((byte) => byte === 0), "the space after the signature is not empty");
		const parts = readSealCms(cms);
		require(encodeSealCms(parts, certificates).equals(cms), "the signature is not encoded as a seal is, or not ours");
		const { publicKey } = new X509Certificate(certificate);
		require(verify("sha256", parts.attributes, publicKey, parts.signature), "the signature is wrong");
		const statement = readSealStatement(parts.attributes);
		require(statement.digest.equals(sha256(sealed)), "the document was changed");
		require(statement.certificateHash.equals(sha256(certificate)), "the signature names another certificate");
		return {
			sealedAt: statement.sealedAt,
			certificateFingerprint: sha256(certificate).toString("hex")
		};
	} catch (error) {
		throw error instanceof SealError ? error : new SealError("the signature cannot be read", { cause: error });
	}
}
/**
* Reads the certificates, in DER, that the last signature of a PDF holds, the seal's own first. They prove nothing by
* themselves: `checkSeal` checks the seal with them. Throws `SealError`.
*/
function readSealCertificates(pdf) {
	const { contents } = splitSealed(pdf);
	try {
		return readCmsCertificates(contents);
	} catch (error) {
		throw new SealError("the signature cannot be read", { cause: error });
	}
}
/** Splits a file into the bytes that its last signature covers and the bytes of that signature. */
function splitSealed(pdf) {
	const text = pdf.toString("latin1");
	const found = [...text.matchAll(BYTE_RANGE)].at(-1);
	if (found === void 0) throw new SealError("there is no seal");
	const [before, after, rest] = found.slice(1).map(Number);
	require(before === found.index + found[0].length - 1, "the seal covers something else");
	require(after > before && after + rest === pdf.length, "the file was continued after it was sealed");
	require(text.charAt(after - 1) === ">", "the signature is not where the seal says");
	const hex = text.slice(before + 1, after - 1);
	require(HEX.test(hex), "the signature is not written as a seal is");
	return {
		sealed: Buffer.concat([pdf.subarray(0, before), pdf.subarray(after)]),
		contents: Buffer.from(hex, "hex")
	};
}
function require(condition, problem) {
	if (!condition) throw new SealError(problem);
}
function sha256(bytes) {
	return createHash("sha256").update(bytes).digest();
}
// server/modules/evidence/verifier/check-document.ts
var PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
/** Kinds whose document begins with the bytes of the CLA; the others are files that a corporation returned. */
var BEGIN_WITH_CLA = /* @__PURE__ */ new Set([
	"INDIVIDUAL",
	"EMPLOYEE",
	"CORPORATION_FORM"
]);
/** Checks CLA, signed document and seal. Returns the SHA-256 of the root that the seal leads to; undefined without seal. */
function checkDocument(bundle, evidence, trustedRoot) {
	const { signing, seal } = evidence;
	const [cla, signed] = [bundle.bytes("cla.pdf"), bundle.bytes("signed.pdf")];
	bundle.check("cla.pdf", "is the agreement that was signed", () => sha256$1(cla) === signing.claSha256 ? void 0 : "is not the agreement that was signed");
	bundle.check("signed.pdf", "is the document of the signing", () => sha256$1(signed) === signing.documentSha256 ? void 0 : "is not the document of the signing");
	if (BEGIN_WITH_CLA.has(signing.kind)) bundle.check("signed.pdf", "begins with the agreement, byte by byte", () => signed.subarray(0, cla.length).equals(cla) ? void 0 : "does not begin with the agreement");
	if (seal === null) {
		if (trustedRoot !== void 0) bundle.check("signed.pdf", "", () => "has no seal that leads to the root that you trust");
		return;
	}
	let root;
	bundle.check("ca.pem", "leads from the seal certificate to its root", () => {
		root = sealChainOf(bundle, seal.certificateFingerprint).at(-1);
		return root === void 0 ? "lacks the seal certificate" : void 0;
	});
	bundle.check("signed.pdf", `is sealed, and unchanged since ${seal.sealedAt}`, () => sealProblem(bundle, seal));
	const rootSha256 = root === void 0 ? void 0 : fingerprintOf(root);
	if (trustedRoot !== void 0) bundle.check("ca.pem", "has the root that you trust", () => isFingerprint(rootSha256, trustedRoot) ? void 0 : "does not have the root that you trust");
	return rootSha256;
}
function sealProblem(bundle, seal) {
	const [first, ...issuers] = sealChainOf(bundle, seal.certificateFingerprint);
	if (first === void 0) return "is sealed with a certificate that the bundle does not hold";
	const { sealedAt } = checkSeal(bundle.bytes("signed.pdf"), [first.raw, ...issuers.map(({ raw }) => raw)]);
	if (!isValidAt(first, sealedAt)) return "was sealed when the certificate was not valid";
	return Math.floor(Date.parse(seal.sealedAt) / 1e3) === sealedAt.getTime() / 1e3 ? void 0 : "was sealed at another time than evidence.json states";
}
/**
* The seal certificate and those that issued it, of those that the bundle holds. An authority may have issued one of
* them twice for the same key: the one that was there when the document was sealed is the one in its seal.
*/
function sealChainOf(bundle, fingerprint) {
	const pem = bundle.bytes("ca.pem").toString("latin1").match(PEM) ?? [];
	const sealed = sealFingerprints(bundle.bytes("signed.pdf"));
	const known = pem.map((text) => new X509Certificate(text));
	const [inSeal = [], others = []] = [true, false].map((isIn) => known.filter((certificate) => sealed.has(fingerprintOf(certificate)) === isIn));
	return chainOf([...inSeal, ...others], fingerprint);
}
/** Fingerprints of the certificates in a seal; none when it cannot be read, which `sealProblem` reports. */
function sealFingerprints(pdf) {
	try {
		return new Set(readSealCertificates(pdf).map((der) => sha256$1(der)));
	} catch {
		return /* @__PURE__ */ new Set();
	}
}
// server/modules/evidence/verifier/check-timestamp.ts
/** The token of a time-stamping authority (RFC 3161) in a bundle, in DER; absent when there was none. */
var TIMESTAMP_FILE = "timestamp.tst";
/** The name of the token over the published line of a checkpoint. */
var checkpointTimestampFile = (number) => `checkpoint-${number}.tst`;
/**
* Checks that the time-stamp tokens are over the signed document and over the lines of its checkpoints. Who signed a
* token is for those to check who trust an authority, with the commands in README.txt.
*/
function checkTimestamps(bundle) {
	checkTimestamp(bundle, {
		file: TIMESTAMP_FILE,
		name: "signed.pdf",
		stamped: bundle.bytes("signed.pdf")
	});
	for (const checkpoint of checkpointsOf(bundle)) checkTimestamp(bundle, {
		file: checkpointTimestampFile(checkpoint.number),
		name: `checkpoint ${checkpoint.number}`,
		stamped: `${canonicalJson(checkpoint)}\n`
	});
}
function checkTimestamp(bundle, { file, name, stamped }) {
	if (!bundle.has(file)) return;
	const { digest, at } = read(bundle, file);
	bundle.check(file, `states that ${name} existed at ${at}; README.txt tells how to check who says so`, () => digest === sha256$1(stamped) ? void 0 : `is not about ${name}`);
}
function read(bundle, file) {
	try {
		return readToken(bundle.bytes(file));
	} catch {
		return {
			digest: "",
			at: "an unreadable time"
		};
	}
}
/** Reads the statement (`TSTInfo`) out of a token, a CMS structure. Throws when it is none. */
function readToken(token) {
	const statement = readDer(child(child(child(child(child(readDer(token), 1), 0), 2), 1), 0).value);
	return {
		digest: child(child(statement, 2), 1).value.toString("hex"),
		at: child(statement, 4).value.toString("latin1").replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d(?:\.\d+)?)Z$/, "$1-$2-$3T$4:$5:$6Z")
	};
}
function child(element, index) {
	const found = readDerChildren(element)[index];
	if (found === void 0) throw new TypeError("the token is not structured as a time stamp");
	return found;
}
// server/modules/evidence/verifier/check-bundle.ts
/**
* Checks that the files of an evidence bundle are complete, unchanged and agree with each other. Whether the root
* certificate is the service's own, nobody can tell from the bundle: it is checked against `trustedRoot`, the SHA-256
* of a root in hexadecimal, when that is given.
*/
function checkBundle(files, trustedRoot) {
	const bundle = new Bundle(files);
	let root;
	let evidence;
	bundle.check("evidence.json", "can be read", () => {
		const read = bundle.json("evidence.json");
		evidence = read;
		return read.format === "signet-evidence-1" ? void 0 : "is not evidence of this format";
	});
	if (evidence !== void 0) {
		const stated = evidence;
		part(bundle, "evidence.json", () => checkFiles(bundle, stated));
		part(bundle, "evidence.json", () => {
			root = checkDocument(bundle, stated, trustedRoot);
		});
		part(bundle, "evidence.json", () => checkTimestamps(bundle));
		part(bundle, "audit.jsonl", () => checkChain(bundle, stated));
	}
	return {
		findings: bundle.findings,
		root
	};
}
/** Reports a part that cannot be checked at all. */
function part(bundle, file, work) {
	try {
		work();
	} catch (error) {
		bundle.check(file, "", () => {
			throw error;
		});
	}
}
// server/modules/evidence/verifier/print-report.ts
/** What is checked comes from anybody, and could write over the verdict of a terminal. */
var shown = (text) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, "?");
/** Words a report for a terminal: a table, the root, and for every failure a line with the file's name. */
function printReport({ findings: found, root }) {
	const findings = found.map(({ file, text, ok }) => ({
		file: shown(file),
		text: shown(text),
		ok
	}));
	const width = findings.reduce((longest, { file }) => Math.max(longest, file.length), 0);
	const rows = findings.map(({ file, text, ok }) => `${ok ? "ok    " : "FAILED"}  ${file.padEnd(width)}  ${text}`);
	const failures = findings.filter(({ ok }) => !ok).map(({ file, text }) => `FAILED: ${file} ${text}`);
	const trust = root === void 0 ? "No seal leads to a root certificate." : `Root certificate, SHA-256: ${root}\nCompare it with the one that the service publishes: by itself a file only proves that its parts belong together.`;
	const verdict = failures.length === 0 ? "Nothing was changed." : failures.join("\n");
	return `${rows.join("\n")}\n\n${trust}\n\n${verdict}\n`;
}
// server/modules/evidence/verifier/verify.ts
/** Checks the unpacked bundle in which this file lies; `verify.mjs` is built from it. */
var { values } = parseArgs({ options: { root: { type: "string" } } });
var folder = dirname(fileURLToPath(import.meta.url));
var files = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith(".")).map((entry) => {
	const bytes = entry.isDirectory() ? Buffer.alloc(0) : readFileSync(join(folder, entry.name));
	return [entry.name, bytes];
});
var report = checkBundle(new Map(files), values.root);
process.stdout.write(printReport(report));
process.exitCode = report.findings.every(({ ok }) => ok) ? 0 : 1;
export {};
