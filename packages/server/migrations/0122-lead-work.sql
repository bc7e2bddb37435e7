-- Who works on a lead and what came of it. Only a person's answer fills `first_answer_at`; once filled it stays.
alter table leads
  add column owner_id uuid references accounts,
  add column first_answer_at timestamptz,
  add column closed_at timestamptz,
  add column close_reason text;

-- The inbox in its order: who waits before who was answered, those due first before the others; closed ones apart.
create index leads_open on leads (site, (first_answer_at is not null), reply_by, id) where closed_at is null;
create index leads_open_dealer on leads (dealer_code, (first_answer_at is not null), reply_by, id) where closed_at is null;
create index leads_closed on leads (site, closed_at desc, id) where closed_at is not null;
create index leads_closed_dealer on leads (dealer_code, closed_at desc, id) where closed_at is not null;
create index leads_owner on leads (owner_id) where owner_id is not null and closed_at is null;

-- What staff did with a lead, each with who and when. Notes are for one another: no letter or copy of the person reads them.
create table lead_acts (
  id bigint generated always as identity primary key,
  lead_id uuid not null,
  lead_at timestamptz not null,
  at timestamptz not null,
  account_id uuid not null references accounts,
  act text not null check (act in ('take', 'give', 'release', 'answer', 'try', 'note', 'close', 'reopen')),
  to_id uuid references accounts,
  channel text,
  reason text,
  note text
);
create index lead_acts_lead on lead_acts (lead_id);
create index lead_acts_ended on lead_acts (lead_at);
