import { Migration20261121052947_initial } from './Migration20261121052947_initial.ts';
import { Migration20261121060000_append_only_audit } from './Migration20261121060000_append_only_audit.ts';
import { Migration20261121091602_community_managers } from './Migration20261121091602_community_managers.ts';
import { Migration20261121130958_corporations_and_employees } from './Migration20261121130958_corporations_and_employees.ts';
import { Migration20261121172428_indexes } from './Migration20261121172428_indexes.ts';
import { Migration20261122045756_derived_documents } from './Migration20261122045756_derived_documents.ts';
import { Migration20261122051314_signed_pdf_uploads } from './Migration20261122051314_signed_pdf_uploads.ts';
import { Migration20261122103247_chained_audit_events } from './Migration20261122103247_chained_audit_events.ts';
import { Migration20261122103347_link_organizations } from './Migration20261122103347_link_organizations.ts';
import { Migration20261122103409_abandoned_documents } from './Migration20261122103409_abandoned_documents.ts';
import { Migration20261122104024_seals } from './Migration20261122104024_seals.ts';
import { Migration20261122104553_codes_of_callers } from './Migration20261122104553_codes_of_callers.ts';
import { Migration20261122105500_checkpoints } from './Migration20261122105500_checkpoints.ts';
import { Migration20261122105948_mail_budget } from './Migration20261122105948_mail_budget.ts';
import { Migration20261122110741_evidence_indexes } from './Migration20261122110741_evidence_indexes.ts';
import { Migration20261122110956_link_signing_state } from './Migration20261122110956_link_signing_state.ts';
import { Migration20261122113557_signed_pdf_versions } from './Migration20261122113557_signed_pdf_versions.ts';
import { Migration20261122113701_returned_documents } from './Migration20261122113701_returned_documents.ts';
import { Migration20261122114702_seal_timestamps } from './Migration20261122114702_seal_timestamps.ts';
import { Migration20261122121105_second_factors } from './Migration20261122121105_second_factors.ts';
import { Migration20261122121807_one_time_password_ends } from './Migration20261122121807_one_time_password_ends.ts';
import { Migration20261122135254_signing_lists } from './Migration20261122135254_signing_lists.ts';
import { Migration20261122135317_required_second_factors } from './Migration20261122135317_required_second_factors.ts';
import { Migration20261122135410_proved_identities_and_gate_policy } from './Migration20261122135410_proved_identities_and_gate_policy.ts';
import { Migration20261122135416_representative_changes } from './Migration20261122135416_representative_changes.ts';
import { Migration20261122135848_gate } from './Migration20261122135848_gate.ts';
import { Migration20261122141000_counters_after_locks } from './Migration20261122141000_counters_after_locks.ts';
import { Migration20261122141659_api_keys } from './Migration20261122141659_api_keys.ts';
import { Migration20261122143855_status_needs_key } from './Migration20261122143855_status_needs_key.ts';
import { Migration20261122145809_sender_servers } from './Migration20261122145809_sender_servers.ts';
import { Migration20261122151220_webhooks } from './Migration20261122151220_webhooks.ts';
import { Migration20261122185014_gate_repository_subjects } from './Migration20261122185014_gate_repository_subjects.ts';
import { Migration20261122185715_upload_links } from './Migration20261122185715_upload_links.ts';
import { Migration20261122190612_step_up_without_factor } from './Migration20261122190612_step_up_without_factor.ts';
import { Migration20261122191133_gitcode_and_gate_sweeps } from './Migration20261122191133_gitcode_and_gate_sweeps.ts';
import { Migration20261122192419_demo_platform } from './Migration20261122192419_demo_platform.ts';
import { Migration20261122192821_deactivated_managers } from './Migration20261122192821_deactivated_managers.ts';
import { Migration20261122193647_checkpoint_timestamps } from './Migration20261122193647_checkpoint_timestamps.ts';
import { Migration20261122195153_gate_policy_gitcode } from './Migration20261122195153_gate_policy_gitcode.ts';
import { Migration20261122221254_cla_summaries } from './Migration20261122221254_cla_summaries.ts';
import { Migration20261122221426_index_dashboard_counts } from './Migration20261122221426_index_dashboard_counts.ts';
import { Migration20261122221520_employee_change_notes } from './Migration20261122221520_employee_change_notes.ts';
import { Migration20261122223104_link_policy_documents } from './Migration20261122223104_link_policy_documents.ts';
import { Migration20261122224054_employee_notices } from './Migration20261122224054_employee_notices.ts';
import { Migration20261122224700_return_origins } from './Migration20261122224700_return_origins.ts';
import { Migration20261122225306_pre_approvals } from './Migration20261122225306_pre_approvals.ts';
import { Migration20261122225735_employee_invitations } from './Migration20261122225735_employee_invitations.ts';
import { Migration20261122231222_backup_administrator } from './Migration20261122231222_backup_administrator.ts';
import { Migration20261123083023_listed_links } from './Migration20261123083023_listed_links.ts';
import { Migration20261123084114_local_account_administration } from './Migration20261123084114_local_account_administration.ts';
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

/** Every migration in order; the list, not the folder, decides what runs, so that the bundle holds them too. */
export const MIGRATIONS = [
  Migration20261121052947_initial,
  Migration20261121060000_append_only_audit,
  Migration20261121091602_community_managers,
  Migration20261121130958_corporations_and_employees,
  Migration20261121172428_indexes,
  Migration20261122045756_derived_documents,
  Migration20261122051314_signed_pdf_uploads,
  Migration20261122103247_chained_audit_events,
  Migration20261122103347_link_organizations,
  Migration20261122103409_abandoned_documents,
  Migration20261122104024_seals,
  Migration20261122104553_codes_of_callers,
  Migration20261122105500_checkpoints,
  Migration20261122105948_mail_budget,
  Migration20261122110741_evidence_indexes,
  Migration20261122110956_link_signing_state,
  Migration20261122113557_signed_pdf_versions,
  Migration20261122113701_returned_documents,
  Migration20261122114702_seal_timestamps,
  Migration20261122121105_second_factors,
  Migration20261122121807_one_time_password_ends,
  Migration20261122135254_signing_lists,
  Migration20261122135317_required_second_factors,
  Migration20261122135410_proved_identities_and_gate_policy,
  Migration20261122135416_representative_changes,
  Migration20261122135848_gate,
  Migration20261122141000_counters_after_locks,
  Migration20261122141659_api_keys,
  Migration20261122143855_status_needs_key,
  Migration20261122145809_sender_servers,
  Migration20261122151220_webhooks,
  Migration20261122185014_gate_repository_subjects,
  Migration20261122185715_upload_links,
  Migration20261122190612_step_up_without_factor,
  Migration20261122191133_gitcode_and_gate_sweeps,
  Migration20261122192419_demo_platform,
  Migration20261122192821_deactivated_managers,
  Migration20261122193647_checkpoint_timestamps,
  Migration20261122195153_gate_policy_gitcode,
  Migration20261122221254_cla_summaries,
  Migration20261122221426_index_dashboard_counts,
  Migration20261122221520_employee_change_notes,
  Migration20261122223104_link_policy_documents,
  Migration20261122224054_employee_notices,
  Migration20261122224700_return_origins,
  Migration20261122225306_pre_approvals,
  Migration20261122225735_employee_invitations,
  Migration20261122231222_backup_administrator,
  Migration20261123083023_listed_links,
  Migration20261123084114_local_account_administration,
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
];
