-- Which order a proposal pays, as its bank is told once it has approved; until when buyers were reminded of what waits for them.
alter table financing_proposals
  add column order_number text,
  add column reminded_on date,
  add column lapse_told_at timestamptz;
-- Approvals that nobody uses, by their last day.
create index financing_proposals_ending on financing_proposals (valid_until)
  where valid_until is not null and order_id is null and withdrawn_at is null and lapse_told_at is null;
-- Papers that a bank waits for.
create index financing_proposals_papers on financing_proposals (status_at)
  where status in ('PENDING_PROPOSAL', 'PENDING_DOCUMENT', 'PENDING_REGISTER_INFO')
    and withdrawn_at is null and reminded_on is null;
