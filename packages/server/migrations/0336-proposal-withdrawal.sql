-- When its person took a proposal back, and with it the consent to look up the credit history.
alter table financing_proposals add column withdrawn_at timestamptz;
drop index financing_proposals_open;
create index financing_proposals_open on financing_proposals (coalesce(asked_at, created_at))
  where status not in ('DENIED_PROPOSAL', 'INTEGRATED_PROPOSAL', 'PAYED_PROPOSAL') and withdrawn_at is null;
