/** The explanation in every bundle. */
export const BUNDLE_README = `签署证据包

evidence.json   本次签署的事实，以及其他文件的指纹（SHA-256）
evidence.jws    服务对 evidence.json 的签名
cla.pdf         所签署的协议原文
signed.pdf      已签署的文档
audit.jsonl     本次签署的审计记录，每条含哈希
proof.json      每条审计记录归入检查点的证明
checkpoint.json 服务已公布的检查点
ca.pem          电子印章的证书
timestamp.tst   时间戳机构对 signed.pdf 出具的时间戳（RFC 3161）；没有时间戳时无此文件
checkpoint-<编号>.tst  时间戳机构对该检查点出具的时间戳；没有时间戳时无此文件
verify.mjs      核验程序

核验方法：安装 Node.js 20 或更高版本，解压后在该文件夹中运行
  node verify.mjs
程序不访问网络。若全部文件未被改动且彼此一致，退出码为 0；否则逐一列出有问题的文件，退出码为 1。

证据包自身只能证明各部分未被改动、彼此一致，不能证明它出自哪项服务。
请在服务网站的 /.well-known/signet-seal-ca.pem 下载根证书，核对程序显示的根证书指纹，或运行
  node verify.mjs --root <根证书的 SHA-256>
根证书只能证明 signed.pdf 及其印章的出处。evidence.json、审计记录和检查点由证据包自带的公钥核验：
请将 evidence.json 中的公钥（kid）与 /.well-known/signet-jwks.json 对照，将检查点与 /.well-known/signet-checkpoints.jsonl 中的对应行对照。
核验时间戳：向时间戳机构取得其根证书 tsa.pem，存放在本文件夹之外（程序会将本文件夹中多出的文件列为有问题），运行
  openssl ts -verify -data signed.pdf -in timestamp.tst -token_in -CAfile ../tsa.pem
检查点的时间戳针对服务所公布文件 /.well-known/signet-checkpoints.jsonl 中的一行（含换行符）。例如第 5 行：
  sed -n 5p ../signet-checkpoints.jsonl > ../line
  openssl ts -verify -data ../line -in checkpoint-5.tst -token_in -CAfile ../tsa.pem
签署目前是否有效，请以服务网站 /verify 页面的查询结果为准；evidence.json 中的状态是生成证据包时的状态。

Evidence of a signing

evidence.json   the facts of the signing, and the fingerprints (SHA-256) of the other files
evidence.jws    the service's signature over evidence.json
cla.pdf         the agreement that was signed
signed.pdf      the signed document
audit.jsonl     the audit events of the signing, with their hashes
proof.json      how each of them is included in a checkpoint
checkpoint.json these checkpoints, as published by the service
ca.pem          the certificates of the seal
timestamp.tst   a time stamp (RFC 3161) of an independent authority over signed.pdf, where there is one
checkpoint-<number>.tst  the same over that checkpoint, where there is one
verify.mjs      the program that checks all this

To check it, install Node.js 20 or newer and run in the unpacked folder
  node verify.mjs
It uses no network. It exits with 0 when nothing was changed and all files agree; otherwise it names every file that is
wrong and exits with 1.

By itself a bundle proves only that its parts are unchanged and belong together, not which service made it.
Get the root certificate from the service, at /.well-known/signet-seal-ca.pem, and compare its fingerprint with the one
that the program prints, or run
  node verify.mjs --root <SHA-256 of the root>
The root vouches for signed.pdf and its seal alone. evidence.json, the audit events and the checkpoints are checked with
public keys that the bundle brings along: compare those in evidence.json (kid) with /.well-known/signet-jwks.json, and the
checkpoints with their lines in /.well-known/signet-checkpoints.jsonl.
To check the time stamp, get the root certificate of its authority, tsa.pem, from the authority, keep it outside this
folder, in which the program names every file that does not belong, and run
  openssl ts -verify -data signed.pdf -in timestamp.tst -token_in -CAfile ../tsa.pem
The time stamp of a checkpoint is over one line of /.well-known/signet-checkpoints.jsonl, with its line break. For line 5:
  sed -n 5p ../signet-checkpoints.jsonl > ../line
  openssl ts -verify -data ../line -in checkpoint-5.tst -token_in -CAfile ../tsa.pem
Whether the signing still counts today, the service answers at /verify; evidence.json says what was true when the bundle
was made.
`;
