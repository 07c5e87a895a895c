import { X509Certificate, createHash, createPublicKey, verify } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createRequire } from "module";
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
/** Reads a fingerprint that somebody gave, in either letter case, also with the colons that OpenSSL prints. */
function readFingerprint(given) {
	return given.replaceAll(":", "").toLowerCase();
}
/** Whether a certificate was valid at a time. */
function isValidAt({ validFrom, validTo }, time) {
	return time >= new Date(validFrom) && time <= new Date(validTo);
}
// server/modules/proof/evidence/verifier/bundle.ts
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
	/** Records whether a check of a file holds; `work` throws or returns what is wrong or unproved, or undefined. */
	check(file, text, work) {
		let problem;
		try {
			problem = work();
		} catch (error) {
			problem = `cannot be read (${error instanceof Error ? error.message : String(error)})`;
		}
		this.findings.push(typeof problem === "object" ? {
			file,
			...problem,
			ok: false
		} : {
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
/** The program in a bundle. */
var VERIFIER_FILE = "verify.mjs";
/** Files that bundles of earlier releases state no fingerprint of. */
var UNSTATED_FILES = /* @__PURE__ */ new Set(["README.txt", VERIFIER_FILE]);
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
// server/modules/ground/audit/event-body.ts
/** Returns the RFC 8785 canonical form of a value. Throws when JSON has no form for it. */
function canonicalJson(value) {
	const text = canonicalize(value);
	if (text === void 0) throw new TypeError("the value has no JSON form");
	return text;
}
// server/modules/proof/evidence/merkle-tree.rules.ts
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
// server/modules/proof/evidence/verifier/check-signature.ts
/** Reads a compact signature; undefined when it is not written in the only way possible. Throws when it is no JSON. */
function readJws(jws) {
	const parts = jws.split(".");
	const [header = "", payload = "", signature = ""] = parts;
	if (parts.length !== 3 || parts.some((part) => Buffer.from(part, "base64url").toString("base64url") !== part)) return;
	const signed = Buffer.from(`${header}.${payload}`);
	return {
		header: JSON.parse(Buffer.from(header, "base64url").toString()),
		payload: Buffer.from(payload, "base64url").toString(),
		isSignedBy: (key) => verify("sha256", signed, {
			key,
			dsaEncoding: "ieee-p1363"
		}, Buffer.from(signature, "base64url"))
	};
}
/**
* Checks a compact ES256 signature over the RFC 8785 form of some facts. Returns what is wrong, or undefined. `foreign`
* is what is said of a right signature over other facts.
*/
function signatureProblem(text, { facts, keys, foreign }) {
	const jws = readJws(text);
	if (jws === void 0) return "is not a signature in compact form";
	const key = keyOf(jws, keys);
	if (jws.header["alg"] !== "ES256" || key === void 0) return "is signed with a key that the bundle does not hold";
	if (!jws.isSignedBy(createPublicKey({
		key: { ...key },
		format: "jwk"
	}))) return "the signature is wrong";
	return jws.payload === canonicalJson(facts) ? void 0 : foreign;
}
/** The key that a signature names, if it is among these. */
function keyOf({ header }, keys) {
	const key = keys.find(({ kid }) => kid === header["kid"]);
	return key !== void 0 && thumbprint(key) === key.kid ? key : void 0;
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
// server/modules/proof/evidence/verifier/check-files.ts
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
		...UNSTATED_FILES,
		"evidence.json",
		"evidence.jws"
	]);
	for (const file of bundle.names.filter((name) => !expected.has(name))) bundle.check(file, "", () => "does not belong to the bundle");
}
// server/modules/proof/evidence/verifier/check-chain.ts
/** The kinds of documents that an act leads to. */
var ACTS = /* @__PURE__ */ new Map([
	["INDIVIDUAL_SIGNED", ["INDIVIDUAL"]],
	["EMPLOYEE_SIGNED", ["EMPLOYEE"]],
	["CORPORATION_SIGNED", [
		"CORPORATION",
		"CORPORATION_UPLOAD",
		"CORPORATION_FORM"
	]]
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
	const { action = "", details: signed } = bodies.find((body) => ACTS.has(body.action)) ?? {};
	if (signed === void 0) return {
		gap: "EARLIER",
		text: "does not hold the event of the signing, which is older than such events"
	};
	if (ACTS.get(action)?.includes(signing.kind) !== true) return "records a signing of another kind than evidence.json states";
	if (signed["reference"] !== signing.reference || signed["claSha256"] !== signing.claSha256) return "records another signing than evidence.json states";
	const sealed = bodies.filter((body) => body.action === "DOCUMENT_SEALED").map(({ details }) => details);
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
		bundle.check("proof.json", `event ${sequence} is in checkpoint ${proof?.checkpoint}`, () => {
			if (proof === void 0) return {
				gap: "CHECKPOINT",
				text: `event ${sequence} is not yet anchored in a checkpoint`
			};
			const checkpoint = checkpoints.get(proof.checkpoint);
			return proof.eventHash === hash && proof.treeSize === checkpoint?.treeSize && rootFromProof(proof) === checkpoint.root ? void 0 : `event ${sequence} does not lead to its checkpoint`;
		});
	}
}
// server/rules/language.ts
/** The languages of documents, mails and pages, in the order in which they are offered. The first is the default. */
var LANGUAGES = [{
	code: "zh",
	key: "ZH",
	name: "中文"
}, {
	code: "en",
	key: "EN",
	name: "English"
}];
LANGUAGES.map(({ key }) => key);
Object.fromEntries(LANGUAGES.map(({ key, code }) => [key, code]));
Object.fromEntries(LANGUAGES.map(({ key, code }) => [code, key]));
Object.fromEntries(LANGUAGES.map(({ key, name }) => [key, name]));
// server/rules/sealed-facts.ts
/** The last entry of a seal's dictionary as it is written into the file. */
var CONTACT = /\n\/ContactInfo \(([\x20-\x27\x2a-\x5b\x5d-\x7e]+)\)\n>>\nendobj/;
var LOOKUP = /^https?:\/\/[^/?]+\/verify\/([A-Z0-9-]{1,64})\?kind=(INDIVIDUAL|EMPLOYEE|CORPORATION)&cla=([0-9a-f]{64})$/;
/** Reads the facts from what follows the signature in a seal's dictionary; undefined for a seal that states none. */
function readSealedFacts(afterSignature) {
	const contact = CONTACT.exec(afterSignature)?.[1] ?? "";
	const [, reference, kind, claSha256] = LOOKUP.exec(contact) ?? [];
	return reference === void 0 || claSha256 === void 0 ? void 0 : {
		kind,
		reference,
		claSha256
	};
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
	const { sealed, contents, afterwards } = splitSealed(pdf);
	try {
		const cms = readDer(contents).bytes;
		require$1(contents.subarray(cms.length).every((byte) => byte === 0), "the space after the signature is not empty");
		const parts = readSealCms(cms);
		require$1(encodeSealCms(parts, certificates).equals(cms), "the signature is not encoded as a seal is, or not ours");
		const { publicKey } = new X509Certificate(certificate);
		require$1(verify("sha256", parts.attributes, publicKey, parts.signature), "the signature is wrong");
		const statement = readSealStatement(parts.attributes);
		require$1(statement.digest.equals(sha256(sealed)), "the document was changed");
		require$1(statement.certificateHash.equals(sha256(certificate)), "the signature names another certificate");
		return {
			sealedAt: statement.sealedAt,
			certificateFingerprint: sha256(certificate).toString("hex"),
			facts: readSealedFacts(afterwards)
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
function splitSealed(pdf) {
	const text = pdf.toString("latin1");
	const found = [...text.matchAll(BYTE_RANGE)].at(-1);
	if (found === void 0) throw new SealError("there is no seal");
	const [before, after, rest] = found.slice(1).map(Number);
	require$1(before === found.index + found[0].length - 1, "the seal covers something else");
	require$1(after > before && after + rest === pdf.length, "the file was continued after it was sealed");
	require$1(text.charAt(after - 1) === ">", "the signature is not where the seal says");
	const hex = text.slice(before + 1, after - 1);
	require$1(HEX.test(hex), "the signature is not written as a seal is");
	return {
		sealed: Buffer.concat([pdf.subarray(0, before), pdf.subarray(after)]),
		contents: Buffer.from(hex, "hex"),
		afterwards: text.slice(after)
	};
}
function require$1(condition, problem) {
	if (!condition) throw new SealError(problem);
}
function sha256(bytes) {
	return createHash("sha256").update(bytes).digest();
}
// server/modules/proof/evidence/verifier/check-document.ts
var PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
/** Kinds whose document begins with the bytes of the CLA; the others are files that a corporation returned. */
var BEGIN_WITH_CLA = /* @__PURE__ */ new Set([
	"INDIVIDUAL",
	"EMPLOYEE",
	"CORPORATION_FORM"
]);
/**
* Checks CLA, signed document and seal. Returns the SHA-256 of the root that the seal leads to, which must be one of
* `trustedRoots` unless there are none; undefined without seal.
*/
function checkDocument(bundle, evidence, trustedRoots = []) {
	const { signing, seal } = evidence;
	const [cla, signed] = [bundle.bytes("cla.pdf"), bundle.bytes("signed.pdf")];
	bundle.check("cla.pdf", "is the agreement that was signed", () => sha256$1(cla) === signing.claSha256 ? void 0 : "is not the agreement that was signed");
	bundle.check("signed.pdf", "is the document of the signing", () => sha256$1(signed) === signing.documentSha256 ? void 0 : "is not the document of the signing");
	if (BEGIN_WITH_CLA.has(signing.kind)) bundle.check("signed.pdf", "begins with the agreement, byte by byte", () => signed.subarray(0, cla.length).equals(cla) ? void 0 : "does not begin with the agreement");
	if (seal === null) {
		bundle.check("signed.pdf", "", () => unsealed(evidence));
		return;
	}
	let root;
	bundle.check("ca.pem", "leads from the seal certificate to its root", () => {
		root = sealChainOf(bundle, seal.certificateFingerprint).at(-1);
		return root === void 0 ? "lacks the seal certificate" : void 0;
	});
	bundle.check("signed.pdf", `is sealed, and unchanged since ${seal.sealedAt}`, () => sealProblem(bundle, seal));
	bundle.check("signed.pdf", "states in its seal what was signed", () => factsProblem(bundle, evidence));
	const rootSha256 = root === void 0 ? void 0 : fingerprintOf(root);
	if (trustedRoots.length > 0) bundle.check("ca.pem", "has the root that you trust", () => rootSha256 !== void 0 && trustedRoots.includes(rootSha256) ? void 0 : "does not have the root that you trust");
	return rootSha256;
}
function unsealed({ sealGap }) {
	return sealGap === "OWN_SIGNATURE" ? {
		gap: "OWN_SIGNATURE",
		text: "has no seal, because it carries a digital signature of its own"
	} : {
		gap: "UNSEALED",
		text: "has no seal"
	};
}
/** Only what is inside the sealed bytes is stated by whoever holds the seal key, and not by whoever made the bundle. */
function factsProblem(bundle, { signing, seal }) {
	const facts = seal === null ? void 0 : checkSealOf(bundle, seal)?.facts;
	if (facts === void 0) return {
		gap: "EARLIER",
		text: "was sealed before this rule: its seal does not state what was signed"
	};
	const { kind, reference, claSha256 } = facts;
	return kind === signing.kind && reference === signing.reference && claSha256 === signing.claSha256 ? void 0 : `states in its seal another signing: ${reference}, ${kind}, agreement ${claSha256}`;
}
function checkSealOf(bundle, { certificateFingerprint }) {
	const [first, ...issuers] = sealChainOf(bundle, certificateFingerprint);
	return first && checkSeal(bundle.bytes("signed.pdf"), [first.raw, ...issuers.map(({ raw }) => raw)]);
}
function sealProblem(bundle, seal) {
	const [first] = sealChainOf(bundle, seal.certificateFingerprint);
	const checked = checkSealOf(bundle, seal);
	if (first === void 0 || checked === void 0) return "is sealed with a certificate that the bundle does not hold";
	const { sealedAt } = checked;
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
// server/modules/proof/evidence/verifier/check-keys.ts
/**
* Checks that the keys which signed the evidence and its checkpoints lead to one of these roots, given in hexadecimal.
* Returns whether they do. A bundle brings its keys along, so without this anybody could sign one.
*/
function checkKeys(bundle, evidence, roots) {
	const signed = [["evidence.jws", bundle.bytes("evidence.jws").toString("latin1")], ...checkpointsOf(bundle).map(({ jws }) => ["checkpoint.json", jws])];
	const byKey = new Map(signed.toReversed().map(([file, jws]) => [signingKey(jws, evidence.keys), file]));
	const before = bundle.findings.length;
	for (const [key, file] of byKey) if (key !== void 0) bundle.check(file, `its key ${key.kid} is certified by the root`, () => certificationProblem(key, roots));
	return bundle.findings.slice(before).every(({ ok }) => ok);
}
function signingKey(text, keys) {
	const jws = readJws(text);
	return jws && keyOf(jws, keys);
}
function certificationProblem(key, roots) {
	const found = (key.certified ?? []).map((text) => certifyingRoot(text, key.kid)).filter((root) => root !== void 0);
	if (found.some((root) => roots.includes(root))) return;
	return found.length === 0 ? {
		gap: "EARLIER",
		text: "is signed with a key that no root certifies: the bundle is older than this rule, download it again from the service"
	} : {
		gap: "ROOT",
		text: `is signed with a key of another root, ${found.join(", ")}: name it with a further --root if you trust it`
	};
}
/** The SHA-256 of the root under which a statement certifies a key, in hexadecimal; undefined when it does not. */
function certifyingRoot(text, kid) {
	try {
		return readCertification(text, kid);
	} catch {
		return;
	}
}
function readCertification(text, kid) {
	const jws = readJws(text);
	const { alg, x5c } = jws?.header ?? {};
	if (jws === void 0 || alg !== "ES256" || !Array.isArray(x5c)) return;
	const [leaf, ...issuers] = x5c.map((der) => new X509Certificate(Buffer.from(String(der), "base64")));
	if (leaf === void 0 || !jws.isSignedBy(leaf.publicKey)) return;
	const { certifiedAt } = JSON.parse(jws.payload);
	const stated = {
		purpose: "signet-evidence-key",
		kid,
		certifiedAt: String(certifiedAt)
	};
	const root = chainOf([leaf, ...issuers], fingerprintOf(leaf)).at(-1);
	return jws.payload === canonicalJson(stated) && isValidAt(leaf, new Date(stated.certifiedAt)) && root !== void 0 ? fingerprintOf(root) : void 0;
}
// server/modules/proof/evidence/verifier/check-timestamp.ts
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
// server/rules/earlier-verifiers.ts
/** SHA-256 of the programs in bundles that were made before bundles stated its fingerprint. Nothing is ever added. */
var EARLIER_VERIFIERS = /* @__PURE__ */ new Set([
	"c2be18a0709de6bea452ebab1bd50f083ad6cba5bf94e995a436570a7da72281",
	"69c6819a0251cc25fe58e395160577ac058a257ea036bd9a6fef1f2f818fb0cf",
	"a811d9e5f4f0a6d485277c6601e7ea966a746b3d53d819298fd1c5f1d386cc47",
	"29ea00db5adc5482b7be06468f67ce46c3fc529f6ed038042c47492e8888f762",
	"b55ccb2670b5b89907099ccda3fd78b21d67814df5d663b1005e90b06055ee1f",
	"4da99dc82dedc53d6242d34451aab4fa1bd566c4a8dc79ee4d8cad288b863730",
	"5b3007ff1af0954203fdba0c7bf1ba05c38fe63f2480d7f2b474fe297374487a",
	"d3e854e4367a8595a9d0c23d153fcde6613d6281fd33b092098271b2b83b5014",
	"7cb24140a756b3ef501fb775677b002d2ed39a3504d774823f1f13976b1b6d4e",
	"4d62246df193f7a031e4cd10ff173681d09438d6327bd5eaee05f11d0c6abb46",
	"194755c165ab5334e340d52c829fce42bdbeba7530b5c41112f919d6686bca9f",
	"ced9af61716295efe2a0ff91f123e26c2197a0c91955569287c0d0d8e051b21c",
	"e7dbd56da5bb7fffe8f2645066bd102a9ee0c42a9b4701895f86160dfe14ba38"
]);
// server/modules/proof/evidence/verifier/check-verifier.ts
/** Checks that the program in a bundle is one that was published: people run it. */
function checkVerifier(bundle, { files }, { published, isCertified }) {
	if (!bundle.has("verify.mjs")) return;
	const found = sha256$1(bundle.bytes(VERIFIER_FILE));
	const isOther = files["verify.mjs"] === found && isCertified || EARLIER_VERIFIERS.has(found);
	bundle.check(VERIFIER_FILE, found === published ? "is the published program" : "is the program of another release", () => found === published || isOther ? void 0 : "is not a program that was published: do not run it");
}
// server/modules/proof/evidence/verifier/check-bundle.ts
/** One contradiction outweighs everything; what is not proved is not proved by the rest. */
function outcomeOf({ findings }) {
	const failed = findings.filter(({ ok }) => !ok);
	if (failed.length === 0) return "PROVED";
	return failed.every(({ gap }) => gap !== void 0) ? "UNPROVABLE" : "CHANGED";
}
/**
* Checks that the files of an evidence bundle are complete, unchanged, agree with each other and lead to a root. Whether
* that root is the service's own, nobody can tell from the bundle unless `roots` names it.
*/
function checkBundle(files, { roots, verifier }) {
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
		let isCertified = false;
		part(bundle, "evidence.json", () => checkFiles(bundle, stated));
		part(bundle, "evidence.json", () => {
			root = checkDocument(bundle, stated, roots);
		});
		part(bundle, "evidence.json", () => {
			const expected = roots.length > 0 || root === void 0 ? roots : [root];
			isCertified = checkKeys(bundle, stated, expected);
		});
		part(bundle, "verify.mjs", () => checkVerifier(bundle, stated, {
			published: verifier,
			isCertified
		}));
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
// server/modules/proof/evidence/verifier/check-pdf.ts
/**
* Checks the seal of a PDF with the certificates that it holds. Whether their root is the service's own, nobody can
* tell from the file: it must be one of `trustedRoots`, SHA-256 in hexadecimal, unless there are none.
*/
function checkPdf({ name, bytes }, trustedRoots = []) {
	const file = new Bundle(/* @__PURE__ */ new Map([[name, bytes]]));
	let chain = [];
	file.check(name, "holds its seal certificate, and those up to the root", () => {
		const known = readSealCertificates(bytes).map((der) => new X509Certificate(der));
		chain = known[0] === void 0 ? [] : chainOf(known, fingerprintOf(known[0]));
		return chain.length === 0 ? "does not hold the certificates from its seal up to a root" : void 0;
	});
	let seal;
	file.check(name, "is sealed, and unchanged since", () => {
		seal = sealOf(bytes, chain);
		return seal === void 0 ? "has no seal that could be checked" : void 0;
	});
	if (seal !== void 0) {
		const { sealedAt: at, facts } = seal;
		file.check(name, wordFacts(facts), () => void 0);
		file.check(name, `was sealed at ${at.toISOString()}, when its certificate was valid`, () => chain[0] !== void 0 && isValidAt(chain[0], at) ? void 0 : "was sealed when its certificate was not valid");
	}
	const root = chain.at(-1);
	const rootSha256 = root === void 0 ? void 0 : fingerprintOf(root);
	if (trustedRoots.length > 0) file.check(name, "has the root that you trust", () => rootSha256 !== void 0 && trustedRoots.includes(rootSha256) ? void 0 : "does not have the root that you trust");
	return {
		findings: file.findings,
		root: rootSha256
	};
}
function sealOf(pdf, [certificate, ...issuers]) {
	return certificate && checkSeal(pdf, [certificate.raw, ...issuers.map(({ raw }) => raw)]);
}
function wordFacts(facts) {
	return facts === void 0 ? "does not state in its seal what was signed: it was sealed before seals did" : `states in its seal: ${facts.reference}, ${facts.kind}, agreement ${facts.claSha256}`;
}
// server/modules/proof/evidence/verifier/print-report.ts
/** Exit codes of the programs that check evidence; 1 also when nothing could be checked. */
var EXIT_CODES = {
	PROVED: 0,
	CHANGED: 1,
	UNPROVABLE: 2
};
/** What is checked comes from anybody, and could write over the verdict of a terminal. */
var shown = (text) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, "?");
/**
* Words a report for a terminal: a table, the root, and for everything that is wrong or not proved a line with the
* file's name.
*/
function printReport(report) {
	const { root } = report;
	const findings = report.findings.map((finding) => ({
		...finding,
		file: shown(finding.file),
		text: shown(finding.text)
	}));
	const width = findings.reduce((longest, { file }) => Math.max(longest, file.length), 0);
	const rows = findings.map(({ ok, gap, file, text }) => `${markOf(ok, gap).padEnd(6)}  ${file.padEnd(width)}  ${text}`);
	const trust = root === void 0 ? "No seal leads to a root certificate." : `Root certificate, SHA-256: ${root}\nCompare it with the one that the service publishes, or name that one with --root: by itself a file only proves that its parts belong together.`;
	const lines = findings.flatMap(({ ok, gap, file, text }) => ok ? [] : [`${LINES[gap ? "open" : "wrong"]}: ${file} ${text}`]);
	const verdict = VERDICTS[outcomeOf(report)];
	return `${[
		...rows,
		"",
		trust,
		"",
		...lines,
		verdict
	].join("\n")}\n`;
}
var LINES = {
	open: "NOT PROVED",
	wrong: "FAILED"
};
var VERDICTS = {
	PROVED: "Proved. Nothing was changed.",
	UNPROVABLE: "Not proved: nothing contradicts the file, but what is named above is missing for a proof.",
	CHANGED: "Changed or forged."
};
var markOf = (ok, gap) => ok ? "ok" : gap === void 0 ? "FAILED" : "open";
// node_modules/fflate/esm/index.mjs
var require = createRequire("/");
var _a;
try {
	_a = require("worker_threads"), _a.Worker, _a.isMarkedAsUntransferable;
} catch (e) {}
var u8 = Uint8Array;
var u16 = Uint16Array;
var i32 = Int32Array;
var fleb = new u8([
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	4,
	4,
	4,
	4,
	5,
	5,
	5,
	5,
	0,
	0,
	0,
	0
]);
var fdeb = new u8([
	0,
	0,
	0,
	0,
	1,
	1,
	2,
	2,
	3,
	3,
	4,
	4,
	5,
	5,
	6,
	6,
	7,
	7,
	8,
	8,
	9,
	9,
	10,
	10,
	11,
	11,
	12,
	12,
	13,
	13,
	0,
	0
]);
var clim = new u8([
	16,
	17,
	18,
	0,
	8,
	7,
	9,
	6,
	10,
	5,
	11,
	4,
	12,
	3,
	13,
	2,
	14,
	1,
	15
]);
var freb = function(eb, start) {
	var b = new u16(31);
	for (var i = 0; i < 31; ++i) b[i] = start += 1 << eb[i - 1];
	var r = new i32(b[30]);
	for (var i = 1; i < 30; ++i) for (var j = b[i]; j < b[i + 1]; ++j) r[j] = j - b[i] << 5 | i;
	return {
		b,
		r
	};
};
var _a = freb(fleb, 2);
var fl = _a.b;
var revfl = _a.r;
fl[28] = 258, revfl[258] = 28;
var _b = freb(fdeb, 0);
var fd = _b.b;
_b.r;
var rev = new u16(32768);
for (var i = 0; i < 32768; ++i) {
	var x = (i & 43690) >> 1 | (i & 21845) << 1;
	x = (x & 52428) >> 2 | (x & 13107) << 2;
	x = (x & 61680) >> 4 | (x & 3855) << 4;
	rev[i] = ((x & 65280) >> 8 | (x & 255) << 8) >> 1;
}
var hMap = (function(cd, mb, r) {
	var s = cd.length;
	var i = 0;
	var l = new u16(mb);
	for (; i < s; ++i) if (cd[i]) ++l[cd[i] - 1];
	var le = new u16(mb);
	for (i = 1; i < mb; ++i) le[i] = le[i - 1] + l[i - 1] << 1;
	var co;
	if (r) {
		co = new u16(1 << mb);
		var rvb = 15 - mb;
		for (i = 0; i < s; ++i) if (cd[i]) {
			var sv = i << 4 | cd[i];
			var r_1 = mb - cd[i];
			var v = le[cd[i] - 1]++ << r_1;
			for (var m = v | (1 << r_1) - 1; v <= m; ++v) co[rev[v] >> rvb] = sv;
		}
	} else {
		co = new u16(s);
		for (i = 0; i < s; ++i) if (cd[i]) co[i] = rev[le[cd[i] - 1]++] >> 15 - cd[i];
	}
	return co;
});
var flt = new u8(288);
for (var i = 0; i < 144; ++i) flt[i] = 8;
for (var i = 144; i < 256; ++i) flt[i] = 9;
for (var i = 256; i < 280; ++i) flt[i] = 7;
for (var i = 280; i < 288; ++i) flt[i] = 8;
var fdt = new u8(32);
for (var i = 0; i < 32; ++i) fdt[i] = 5;
var flrm = /*#__PURE__*/ hMap(flt, 9, 1);
var fdrm = /*#__PURE__*/ hMap(fdt, 5, 1);
var max = function(a) {
	var m = a[0];
	for (var i = 1; i < a.length; ++i) if (a[i] > m) m = a[i];
	return m;
};
var bits = function(d, p, m) {
	var o = p / 8 | 0;
	return (d[o] | d[o + 1] << 8) >> (p & 7) & m;
};
var bits16 = function(d, p) {
	var o = p / 8 | 0;
	return (d[o] | d[o + 1] << 8 | d[o + 2] << 16) >> (p & 7);
};
var shft = function(p) {
	return (p + 7) / 8 | 0;
};
var slc = function(v, s, e) {
	if (s == null || s < 0) s = 0;
	if (e == null || e > v.length) e = v.length;
	return new u8(v.subarray(s, e));
};
var ec = [
	"unexpected EOF",
	"invalid block type",
	"invalid length/literal",
	"invalid distance",
	"stream finished",
	"no stream handler",
	,
	"no callback",
	"invalid UTF-8 data",
	"extra field too long",
	"date not in range 1980-2099",
	"filename too long",
	"stream finishing",
	"invalid zip data"
];
var err = function(ind, msg, nt) {
	var e = new Error(msg || ec[ind]);
	e.code = ind;
	if (Error.captureStackTrace) Error.captureStackTrace(e, err);
	if (!nt) throw e;
	return e;
};
var inflt = function(dat, st, buf, dict) {
	var sl = dat.length, dl = dict ? dict.length : 0;
	if (!sl || st.f && !st.l) return buf || new u8(0);
	var noBuf = !buf;
	var resize = noBuf || st.i != 2;
	var noSt = st.i;
	if (noBuf) buf = new u8(sl * 3);
	var cbuf = function(l) {
		var bl = buf.length;
		if (l > bl) {
			var nbuf = new u8(Math.max(bl * 2, l));
			nbuf.set(buf);
			buf = nbuf;
		}
	};
	var final = st.f || 0, pos = st.p || 0, bt = st.b || 0, lm = st.l, dm = st.d, lbt = st.m, dbt = st.n;
	var tbts = sl * 8;
	do {
		if (!lm) {
			final = bits(dat, pos, 1);
			var type = bits(dat, pos + 1, 3);
			pos += 3;
			if (!type) {
				var s = shft(pos) + 4, l = dat[s - 4] | dat[s - 3] << 8, t = s + l;
				if (t > sl) {
					if (noSt) err(0);
					break;
				}
				if (resize) cbuf(bt + l);
				buf.set(dat.subarray(s, t), bt);
				st.b = bt += l, st.p = pos = t * 8, st.f = final;
				continue;
			} else if (type == 1) lm = flrm, dm = fdrm, lbt = 9, dbt = 5;
			else if (type == 2) {
				var hLit = bits(dat, pos, 31) + 257, hcLen = bits(dat, pos + 10, 15) + 4;
				var tl = hLit + bits(dat, pos + 5, 31) + 1;
				pos += 14;
				var ldt = new u8(tl);
				var clt = new u8(19);
				for (var i = 0; i < hcLen; ++i) clt[clim[i]] = bits(dat, pos + i * 3, 7);
				pos += hcLen * 3;
				var clb = max(clt), clbmsk = (1 << clb) - 1;
				var clm = hMap(clt, clb, 1);
				for (var i = 0; i < tl;) {
					var r = clm[bits(dat, pos, clbmsk)];
					pos += r & 15;
					var s = r >> 4;
					if (s < 16) ldt[i++] = s;
					else {
						var c = 0, n = 0;
						if (s == 16) n = 3 + bits(dat, pos, 3), pos += 2, c = ldt[i - 1];
						else if (s == 17) n = 3 + bits(dat, pos, 7), pos += 3;
						else if (s == 18) n = 11 + bits(dat, pos, 127), pos += 7;
						while (n--) ldt[i++] = c;
					}
				}
				var lt = ldt.subarray(0, hLit), dt = ldt.subarray(hLit);
				lbt = max(lt);
				dbt = max(dt);
				lm = hMap(lt, lbt, 1);
				dm = hMap(dt, dbt, 1);
			} else err(1);
			if (pos > tbts) {
				if (noSt) err(0);
				break;
			}
		}
		if (resize) cbuf(bt + 131072);
		var lms = (1 << lbt) - 1, dms = (1 << dbt) - 1;
		var lpos = pos;
		for (;; lpos = pos) {
			var c = lm[bits16(dat, pos) & lms], sym = c >> 4;
			pos += c & 15;
			if (pos > tbts) {
				if (noSt) err(0);
				break;
			}
			if (!c) err(2);
			if (sym < 256) buf[bt++] = sym;
			else if (sym == 256) {
				lpos = pos, lm = null;
				break;
			} else {
				var add = sym - 254;
				if (sym > 264) {
					var i = sym - 257, b = fleb[i];
					add = bits(dat, pos, (1 << b) - 1) + fl[i];
					pos += b;
				}
				var d = dm[bits16(dat, pos) & dms], dsym = d >> 4;
				if (!d) err(3);
				pos += d & 15;
				var dt = fd[dsym];
				if (dsym > 3) {
					var b = fdeb[dsym];
					dt += bits16(dat, pos) & (1 << b) - 1, pos += b;
				}
				if (pos > tbts) {
					if (noSt) err(0);
					break;
				}
				if (resize) cbuf(bt + 131072);
				var end = bt + add;
				if (bt < dt) {
					var shift = dl - dt, dend = Math.min(dt, end);
					if (shift + bt < 0) err(3);
					for (; bt < dend; ++bt) buf[bt] = dict[shift + bt];
				}
				for (; bt < end; ++bt) buf[bt] = buf[bt - dt];
			}
		}
		st.l = lm, st.p = lpos, st.b = bt, st.f = final;
		if (lm) final = 1, st.m = lbt, st.d = dm, st.n = dbt;
	} while (!final);
	return bt != buf.length && noBuf ? slc(buf, 0, bt) : buf.subarray(0, bt);
};
var et = /*#__PURE__*/ new u8(0);
var b2 = function(d, b) {
	return d[b] | d[b + 1] << 8;
};
var b4 = function(d, b) {
	return (d[b] | d[b + 1] << 8 | d[b + 2] << 16 | d[b + 3] << 24) >>> 0;
};
var b8 = function(d, b) {
	return b4(d, b) + b4(d, b + 4) * 4294967296;
};
function inflateSync(data, opts) {
	return inflt(data, { i: 2 }, opts && opts.out, opts && opts.dictionary);
}
var td = typeof TextDecoder != "undefined" && /*#__PURE__*/ new TextDecoder();
try {
	td.decode(et, { stream: true });
} catch (e) {}
var dutf8 = function(d) {
	for (var r = "", i = 0;;) {
		var c = d[i++];
		var eb = (c > 127) + (c > 223) + (c > 239);
		if (i + eb > d.length) return {
			s: r,
			r: slc(d, i - 1)
		};
		if (!eb) r += String.fromCharCode(c);
		else if (eb == 3) c = ((c & 15) << 18 | (d[i++] & 63) << 12 | (d[i++] & 63) << 6 | d[i++] & 63) - 65536, r += String.fromCharCode(55296 | c >> 10, 56320 | c & 1023);
		else if (eb & 1) r += String.fromCharCode((c & 31) << 6 | d[i++] & 63);
		else r += String.fromCharCode((c & 15) << 12 | (d[i++] & 63) << 6 | d[i++] & 63);
	}
};
/**
* Converts a Uint8Array to a string
* @param dat The data to decode to string
* @param latin1 Whether or not to interpret the data as Latin-1. This should
*               not need to be true unless encoding to binary string.
* @returns The original UTF-8/Latin-1 string
*/
function strFromU8(dat, latin1) {
	if (latin1) {
		var r = "";
		for (var i = 0; i < dat.length; i += 16384) r += String.fromCharCode.apply(null, dat.subarray(i, i + 16384));
		return r;
	} else if (td) return td.decode(dat);
	else {
		var _a = dutf8(dat), s = _a.s, r = _a.r;
		if (r.length) err(8);
		return s;
	}
}
var slzh = function(d, b) {
	return b + 30 + b2(d, b + 26) + b2(d, b + 28);
};
var zh = function(d, b, z) {
	var fnl = b2(d, b + 28), efl = b2(d, b + 30), fn = strFromU8(d.subarray(b + 46, b + 46 + fnl), !(b2(d, b + 8) & 2048)), es = b + 46 + fnl;
	var _a = z64hs(d, es, efl, z, b4(d, b + 20), b4(d, b + 24), b4(d, b + 42)), sc = _a[0], su = _a[1], off = _a[2];
	return [
		b2(d, b + 10),
		sc,
		su,
		fn,
		es + efl + b2(d, b + 32),
		off
	];
};
var z64hs = function(d, b, l, z, sc, su, off) {
	var nsc = sc == 4294967295, nsu = su == 4294967295, noff = off == 4294967295, e = b + l;
	var nf = nsc + nsu + noff;
	if (z && nf) {
		for (; b + 4 < e; b += 4 + b2(d, b + 2)) if (b2(d, b) == 1) return [
			nsc ? b8(d, b + 4 + 8 * nsu) : sc,
			nsu ? b8(d, b + 4) : su,
			noff ? b8(d, b + 4 + 8 * (nsu + nsc)) : off,
			1
		];
		if (z < 2) err(13);
	}
	return [
		sc,
		su,
		off,
		0
	];
};
/**
* Synchronously decompresses a ZIP archive. Prefer using `unzip` for better
* performance with more than one file.
* @param data The raw compressed ZIP file
* @param opts The ZIP extraction options
* @returns The decompressed files
*/
function unzipSync(data, opts) {
	var files = {};
	var e = data.length - 22;
	for (; b4(data, e) != 101010256; --e) if (!e || data.length - e > 65558) err(13);
	var c = b2(data, e + 8);
	if (!c) return {};
	var o = b4(data, e + 16);
	var z = b4(data, e - 20) == 117853008;
	if (z) {
		var ze = b4(data, e - 12);
		z = b4(data, ze) == 101075792;
		if (z) {
			c = b4(data, ze + 32);
			o = b4(data, ze + 48);
		}
	}
	var fltr = opts && opts.filter;
	for (var i = 0; i < c; ++i) {
		var _a = zh(data, o, z), c_2 = _a[0], sc = _a[1], su = _a[2], fn = _a[3], no = _a[4], off = _a[5], b = slzh(data, off);
		o = no;
		if (!fltr || fltr({
			name: fn,
			size: sc,
			originalSize: su,
			compression: c_2
		})) {
			if (!c_2) files[fn] = slc(data, b, b + sc);
			else if (c_2 == 8) files[fn] = inflateSync(data.subarray(b, b + sc), { out: new u8(su) });
			else err(14, "unknown compression type " + c_2);
		}
	}
	return files;
}
// server/modules/proof/evidence/verifier/unpack-bundle.ts
/** Bytes of all files of a bundle together; the largest part is two PDFs. */
var SIZE_MAX = 2e8;
/** Bundles have no folders, and no names that mean something to a program or a terminal. */
var PLAIN_NAME = /^[A-Za-z0-9][\w.-]{0,99}$/;
/**
* Unpacks an evidence bundle, which may come from anybody, in memory. Throws when it is no archive, when a name is not
* plain or occurs twice, so that two programs could read two files, and when it would take more than 200 MB.
*/
function unpackBundle(archive) {
	const names = /* @__PURE__ */ new Set();
	let size = 0;
	const filter = ({ name, originalSize }) => {
		size += originalSize;
		if (!PLAIN_NAME.test(name) || names.has(name)) throw new Error("This is no evidence bundle: it has a file that none of them has, or one twice.");
		if (size > SIZE_MAX) throw new Error(`This is no evidence bundle: unpacked it has more than ${SIZE_MAX / 1e6} MB.`);
		names.add(name);
		return true;
	};
	const files = Object.entries(unzipSync(archive, { filter }));
	return new Map(files.map(([name, content]) => [name, Buffer.from(content)]));
}
// server/modules/proof/evidence/verifier/check-evidence.ts
var ZIP = "PK";
/**
* Checks a bundle, as an archive or unpacked in a folder, or the seal of a PDF. Roots may be given as OpenSSL prints them.
* Throws when the file cannot be read, or is an archive that is no bundle.
*/
function checkEvidence(path, given) {
	const trust = {
		...given,
		roots: given.roots.map(readFingerprint)
	};
	if (statSync(path).isDirectory()) return word(checkBundle(readFolder(path), trust));
	const bytes = readFileSync(path);
	if (bytes.subarray(0, 4).toString("latin1") === ZIP) return word(checkBundle(unpackBundle(bytes), trust));
	const { text, exitCode } = word(checkPdf({
		name: basename(path),
		bytes
	}, trust.roots));
	return {
		text: `${text}\nWhether it still counts, the service tells: /api/v1/verify/${createHash("sha256").update(bytes).digest("hex")}\n`,
		exitCode
	};
}
function word(report) {
	return {
		text: printReport(report),
		exitCode: EXIT_CODES[outcomeOf(report)]
	};
}
/** Bundles have no folders: one is reported like a file that does not belong there. */
function readFolder(folder) {
	const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith("."));
	return new Map(entries.map(({ name }) => {
		const path = join(folder, name);
		return [name, statSync(path).isFile() ? readFileSync(path) : Buffer.alloc(0)];
	}));
}
// server/modules/proof/evidence/verifier/verify.ts
var USAGE = "node signet-verify.mjs FILE.pdf|BUNDLE.zip|FOLDER [--root SHA256]";
var FROM_BUNDLE = `This program came with the files that it checks. If they are from anybody but the service, get the program from the
service, at /.well-known/signet-verify.mjs, and compare its SHA-256 with the one in the documentation.

`;
/** The published program; `verify.mjs` is built from it. Without arguments it checks the folder in which it lies. */
try {
	run();
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
function run() {
	const { values, positionals } = parseArgs({
		options: { root: {
			type: "string",
			multiple: true
		} },
		allowPositionals: true
	});
	const own = fileURLToPath(import.meta.url);
	const [path = dirname(own), ...others] = positionals;
	const isUnpacked = positionals.length === 0 && existsSync(join(path, "evidence.json"));
	if (others.length > 0 || positionals.length === 0 && !isUnpacked) throw new TypeError(USAGE);
	const verifier = createHash("sha256").update(readFileSync(own)).digest("hex");
	const { text, exitCode } = checkEvidence(path, {
		roots: values.root ?? [],
		verifier
	});
	process.stdout.write(`${isUnpacked ? FROM_BUNDLE : ""}${text}`);
	process.exitCode = exitCode;
}
export {};
