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
verify.mjs      核验程序，与服务公布的程序相同

核验方法：他人提供的证据包中的程序可能已被替换，切勿运行。请从服务网站下载
  /.well-known/signet-verify.mjs
并与项目文档 docs/evidence.zh.md 或服务网站 /verify 页面给出的 SHA-256 核对，然后安装 Node.js 20 或更高版本，运行
  node signet-verify.mjs 证据包.zip --root <根证书的 SHA-256>
根证书取自服务网站的 /.well-known/signet-seal-ca.pem。程序不访问网络。
如果证据包是您本人从服务网站下载的，也可以解压后直接运行 node verify.mjs。

退出码：
  0  已证明：各文件未被改动且彼此一致，印章和证据密钥都追溯到根证书，印章内写明的签署类型与协议和证据一致，
     全部审计记录已归入经签名的检查点。未指定 --root 时，仅以程序显示的根证书为前提，请自行核对
  2  无法证明或暂时无法证明（会写明原因）：尚待纳入检查点；在本规则之前盖章或生成，请重新下载证据包；
     文件带有自己的数字签名而未盖章；密钥追溯到另一根证书
  1  已被改动或系伪造，或无法读取；逐一列出有问题的文件
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
verify.mjs      the program that checks all this, the same that the service publishes

To check it: the program in a bundle from somebody else may have been replaced, so never run it. Get the program from the
service, at
  /.well-known/signet-verify.mjs
compare its SHA-256 with the one in docs/evidence.md of the project or on the service's page /verify, install Node.js 20
or newer, and run
  node signet-verify.mjs bundle.zip --root <SHA-256 of the root>
The root certificate is at /.well-known/signet-seal-ca.pem of the service. The program uses no network. With a bundle that
you downloaded from the service yourself, you may also run node verify.mjs in the unpacked folder.

Exit codes:
  0  proved: nothing was changed and all files agree, the seal and the keys of the evidence lead to the root, the seal
     states the kind of signing and the agreement that the evidence states, and all audit events are in signed
     checkpoints. Without --root this holds for the root that the program prints, which you have to compare
  2  not provable, or not yet, with the reason: a checkpoint is still to come; sealed or made before this rule, then
     download the bundle again; no seal because the document has a digital signature of its own; a key leads to another
     root
  1  changed or forged, or unreadable: every file that is wrong is named
To check the time stamp, get the root certificate of its authority, tsa.pem, from the authority, keep it outside this
folder, in which the program names every file that does not belong, and run
  openssl ts -verify -data signed.pdf -in timestamp.tst -token_in -CAfile ../tsa.pem
The time stamp of a checkpoint is over one line of /.well-known/signet-checkpoints.jsonl, with its line break. For line 5:
  sed -n 5p ../signet-checkpoints.jsonl > ../line
  openssl ts -verify -data ../line -in checkpoint-5.tst -token_in -CAfile ../tsa.pem
Whether the signing still counts today, the service answers at /verify; evidence.json says what was true when the bundle
was made.
`;
