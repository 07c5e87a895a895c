/** Rows of the collections of an app-cla-server of the latest generation, in Extended JSON. All of it is invented. */
export const SAMPLE: Readonly<Record<string, readonly string[]>> = {
  link: [
    String.raw`{"_id":{"$oid":"64b0c1d2e3f4a5b6c7d8e9f1"},"id":"64b0c1d2e3f4a5b6c7d8e9f0","org":{"org_alias":"Example","project":"https://gitee.com/example"},"email":{"addr":"cla@example.org","platform":"smtp"},"submitter":"64b0c1d2e3f4a5b6c7d8e901","clas":[{"id":"2","url":"https://gitee.com/example/cla/i2.pdf","type":"individual","fields":[{"id":"0","type":"name","title":"姓名","required":true},{"id":"1","type":"email","title":"邮箱","required":true}],"lang":"Chinese","updated_at":{"$numberLong":"1767225600"}},{"id":"1","url":"https://gitee.com/example/cla/c.pdf","type":"corporation","fields":[{"id":"0","type":"corporationName","title":"公司名称","required":true}],"lang":"Chinese"}],"cla_num":{"$numberInt":"3"},"version":{"$numberInt":"1"},"deleted":false,"removed":[{"id":"0","url":"https://gitee.com/example/cla/i.pdf","type":"individual","fields":[{"id":"0","type":"name","title":"姓名","required":true}],"lang":"Chinese"}],"grace_period_days":{"$numberInt":"30"}}`,
  ],
  cla: [
    String.raw`{"_id":{"$oid":"65e4c1d2e3f4a5b6c7d8e9d1"},"link_id":"64b0c1d2e3f4a5b6c7d8e9f0","cla_id":"1","text":{"$binary":{"base64":"JVBERi0xLjQK","subType":"00"}}}`,
    String.raw`{"_id":{"$oid":"65e4c1d2e3f4a5b6c7d8e9d2"},"link_id":"64b0c1d2e3f4a5b6c7d8e9f0","cla_id":"2","text":{"$binary":{"base64":"JVBERi0xLjcK","subType":"00"}}}`,
  ],
  user: [
    String.raw`{"_id":{"$oid":"65f0c1d2e3f4a5b6c7d8e9aa"},"email":"zhao@acme.example","link_id":"64b0c1d2e3f4a5b6c7d8e9f0","account":"admin_acme.example","cs_id":"65e5c1d2e3f4a5b6c7d8e9b0","privacy":{"time":"2025-03-01 09:00:00","version":"March 1, 2025"},"changed":true,"version":{"$numberInt":"2"},"password":{"$binary":{"base64":"AAECAwQFBgcICQoLDA0OD1FbvRpys/BXHbcii7+GrbgicplusVouhk/sPFH14hlz","subType":"00"}}}`,
  ],
  corp_signing: [
    String.raw`{"_id":{"$oid":"65e5c1d2e3f4a5b6c7d8e9b0"},"date":"2024-03-04","cla_id":"1","link_id":"64b0c1d2e3f4a5b6c7d8e9f0","lang":"Chinese","rep":{"name":"赵敏","email":"zhao@acme.example"},"corp":{"name":"示例公司","domain":"acme.example","domains":["acme.example","mail.acme.example"]},"info":{"0":"示例公司"},"has_pdf":true,"pdf":{"$binary":{"base64":"JVBERi0xLjQK","subType":"00"}},"admin":{"id":"admin","name":"赵敏","email":"zhao@acme.example"},"managers":[{"id":"m1","name":"Ann","email":"ann@acme.example"}],"employees":[{"id":"65e6c1d2e3f4a5b6c7d8e9c1","cla_id":"0","lang":"Chinese","date":"2024-03-05","enabled":true,"logs":[{"time":{"$numberDouble":"1709600000.0"},"action":"enable"}],"name":"王伟","email":"Wei@acme.example"},{"id":"65e6c1d2e3f4a5b6c7d8e9c2","cla_id":"1","lang":"Chinese","date":"2024-01-02","enabled":false,"source":"individual","logs":[{"time":{"$numberDouble":"1709600001.0"},"action":"collect"}],"name":"孙丽","email":"sun@acme.example"}],"deleted":[],"version":{"$numberInt":"5"}}`,
  ],
  individual_signing: [
    String.raw`{"_id":{"$oid":"65e500000000000000000001"},"cla_id":"2","link_id":"64b0c1d2e3f4a5b6c7d8e9f0","lang":"Chinese","date":"2026-02-01","info":{"0":"Zoe\u0308 Šafárik 欧阳","1":"zoe@example.org"},"name":"Zoe\u0308 Šafárik 欧阳","email":"zoe@example.org","domain":"example.org","deleted":false}`,
    String.raw`{"_id":{"$oid":"65e500000000000000000002"},"cla_id":"0","link_id":"64b0c1d2e3f4a5b6c7d8e9f0","lang":"Chinese","date":"2024-03-04","name":"Bob","email":"Bob@Example.org","domain":"Example.org","deleted":false}`,
    String.raw`{"_id":{"$oid":"65e500000000000000000003"},"cla_id":"2","link_id":"64b0c1d2e3f4a5b6c7d8e9f0","lang":"Chinese","date":"2026-02-02","name":"Bob","email":"bob@example.org","domain":"example.org","deleted":false,"version":{"$numberInt":"1"},"logs":[{"time":"2024-03-04","cla_id":"0","action":"sign"},{"date":"2026-02-02","cla_id":"2","action":"agree"}]}`,
    String.raw`{"_id":{"$oid":"65e500000000000000000004"},"cla_id":"0","link_id":"64b0c1d2e3f4a5b6c7d8e9f0","lang":"english","name":"No Date","email":"nodate@example.org","domain":"example.org","deleted":false}`,
    String.raw`{"_id":{"$oid":"65e500000000000000000005"},"cla_id":"0","link_id":"64b0c1d2e3f4a5b6c7d8e9f0","lang":"Chinese","date":"2024-01-02","name":"孙丽","email":"sun@acme.example","domain":"acme.example","deleted":true,"deleted_at":{"$numberLong":"1709600001"}}`,
    String.raw`{"_id":{"$oid":"65e500000000000000000006"},"cla_id":"","link_id":"64b0c1d2e3f4a5b6c7d8e9f0","lang":"Chinese","date":"2024-05-05","name":"Lost","email":"lost@example.org","domain":"example.org","deleted":false}`,
  ],
};
