import type { zhCorporationCla } from '../zh/corporation-cla.ts';

/** The English of `zh/corporation-cla.ts`. */
export const enCorporationCla: Record<keyof typeof zhCorporationCla, string> = {
  'corporationCla.title': 'CLA',
  'corporationCla.lead': 'What {corporation} has agreed with {community}.',
  'corporationCla.version': 'Version {version, number} ({language})',
  'corporationCla.signed': 'The signed agreement',
  'corporationCla.fact.cla': 'Agreement',
  'corporationCla.fact.reference': 'Reference',
  'corporationCla.fact.representative': 'Representative',
  'corporationCla.fact.signedAt': 'Signed at',
  'corporationCla.fact.fingerprint': 'SHA-256 fingerprint of the agreement',
  'corporationCla.fact.signedPdf': 'Signed document',
  'corporationCla.fact.evidence': 'Evidence',
  'corporationCla.download': 'Download the signed and sealed document',
  'corporationCla.download.evidence': 'Download the evidence',
  'corporationCla.read': 'Read version {version, number}',
  'corporationCla.hide': 'Hide version {version, number}',
  'corporationCla.document': 'Corporate contributor licence agreement of {community}, version {version, number}',
  'corporationCla.history': 'New versions agreed to',
  'corporationCla.history.none': 'No new version has been agreed to since the signing.',
  'corporationCla.history.entry': 'Version {previous, number} → version {version, number}',
  'corporationCla.history.by': '{name} agreed for the company on {date}',
  'corporationCla.pending': 'Version {version, number} of the corporate CLA is waiting to be agreed to',
  'corporationCla.pending.until':
    'Until {date}, the old version and the signatures of your employees remain valid. After that they are invalid until your company agrees to the new version.',
  'corporationCla.pending.over':
    'The grace period ended on {date}, and the signatures of your employees are invalid for now. They are valid again as soon as the company has agreed to the new version.',
  'corporationCla.pending.administrator': 'Please look at the changes below, then agree for the company.',
  'corporationCla.pending.manager':
    'You can see the changes below; the company administrator has to agree for the company.',
  'corporationCla.pending.see': 'See the new version',
  'corporationCla.changes': 'The new version',
  'corporationCla.agree': 'Agree to version {version, number} for the company',
  'corporationCla.agree.title': 'Agree to version {version, number} on behalf of {corporation}?',
  'corporationCla.agree.text':
    'This takes effect at once, and the signatures of your employees are then valid under the new version. It cannot be undone. Your name and the time are recorded, and an email confirms it.',
  'corporationCla.agree.confirm': 'Agree',
  'corporationCla.agree.done': 'Agreed to version {version, number} for the company',
};
