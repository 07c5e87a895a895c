import { Migration20261123135022_share_links } from './Migration20261123135022_share_links.ts';
import { Migration20261128163359_certified_evidence_keys } from './Migration20261128163359_certified_evidence_keys.ts';
import { Migration20261128163737_link_kind_needs_key } from './Migration20261128163737_link_kind_needs_key.ts';
import { Migration20261128164407_signed_pdf_notes } from './Migration20261128164407_signed_pdf_notes.ts';
import { Migration20261128165628_commit_vouching } from './Migration20261128165628_commit_vouching.ts';
import { Migration20261128170522_api_key_ends } from './Migration20261128170522_api_key_ends.ts';
import { Migration20261128204853_deliveries_count_once } from './Migration20261128204853_deliveries_count_once.ts';
import { Migration20261128210248_gated_organization } from './Migration20261128210248_gated_organization.ts';
import { Migration20261128233440_parked_pull_requests } from './Migration20261128233440_parked_pull_requests.ts';
import { Migration20261128234735_confirmation_mails } from './Migration20261128234735_confirmation_mails.ts';
import { Migration20261129004259_email_reference_index } from './Migration20261129004259_email_reference_index.ts';
import { Migration20261129054500_plain_traces } from './Migration20261129054500_plain_traces.ts';
import { Migration20261129055008_email_hashes } from './Migration20261129055008_email_hashes.ts';
import { Migration20261129055959_end_individual_signings } from './Migration20261129055959_end_individual_signings.ts';
import { Migration20261129061853_my_signings } from './Migration20261129061853_my_signings.ts';
import { Migration20261129095554_imported_signings } from './Migration20261129095554_imported_signings.ts';
import { Migration20261129101008_growing_lists_in_code } from './Migration20261129101008_growing_lists_in_code.ts';
import { Migration20261129101455_erasure } from './Migration20261129101455_erasure.ts';
import { Migration20261129101500_register_hosts } from './Migration20261129101500_register_hosts.ts';
import { Migration20261129135417_erased_origin } from './Migration20261129135417_erased_origin.ts';
import { Migration20261129141831_agreement_notices } from './Migration20261129141831_agreement_notices.ts';
import { Migration20261129231902_old_checks } from './Migration20261129231902_old_checks.ts';
import { Migration20261130002310_erased_reference_index } from './Migration20261130002310_erased_reference_index.ts';
import { Migration20261130003345_stated_email_index } from './Migration20261130003345_stated_email_index.ts';
import { Migration20261130062040_ended_account_index } from './Migration20261130062040_ended_account_index.ts';

/** Every migration in order; the list, not the folder, decides what runs, so that the bundle holds them too. */
export const MIGRATIONS = [
  Migration20261123135022_share_links,
  Migration20261128163359_certified_evidence_keys,
  Migration20261128163737_link_kind_needs_key,
  Migration20261128164407_signed_pdf_notes,
  Migration20261128165628_commit_vouching,
  Migration20261128170522_api_key_ends,
  Migration20261128204853_deliveries_count_once,
  Migration20261128210248_gated_organization,
  Migration20261128233440_parked_pull_requests,
  Migration20261128234735_confirmation_mails,
  Migration20261129004259_email_reference_index,
  Migration20261129054500_plain_traces,
  Migration20261129055008_email_hashes,
  Migration20261129055959_end_individual_signings,
  Migration20261129061853_my_signings,
  Migration20261129095554_imported_signings,
  Migration20261129101008_growing_lists_in_code,
  Migration20261129101455_erasure,
  Migration20261129101500_register_hosts,
  Migration20261129135417_erased_origin,
  Migration20261129141831_agreement_notices,
  Migration20261129231902_old_checks,
  Migration20261130002310_erased_reference_index,
  Migration20261130003345_stated_email_index,
  Migration20261130062040_ended_account_index,
];
