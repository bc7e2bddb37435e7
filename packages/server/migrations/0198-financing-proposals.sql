-- What a person told a bank's form so far: kept once a person, for the next proposal on any device.
create table financing_applicants (
  account_id uuid primary key references accounts on delete cascade,
  told jsonb not null,
  changed_at timestamptz not null
);
create index financing_applicants_changed on financing_applicants (changed_at);

create table financing_proposals (
  id uuid primary key,
  -- What people say and write down.
  number text not null unique,
  account_id uuid not null references accounts,
  site text not null,
  simulation_id uuid not null,
  dealer_code text,
  -- The terms as they were simulated on the day of sending.
  asked jsonb not null,
  answer jsonb not null,
  car text not null,
  -- What the bank was told of the person; emptied when the person is forgotten.
  applicant jsonb not null,
  buyer text not null,
  coupon text,
  consent jsonb not null,
  source text not null,
  bank text not null check (bank in ('bank1', 'bank2')),
  -- Which of our adapters speaks with it, and its name for the proposal; null until it took it.
  provider text not null,
  bank_ref text,
  status text not null,
  status_at timestamptz not null,
  reason text,
  most_installment_cents bigint,
  valid_until date,
  papers text[] not null default '{}',
  order_id uuid,
  contested_at timestamptz,
  created_at timestamptz not null,
  -- When the bank was last asked.
  asked_at timestamptz,
  unique (account_id, simulation_id)
);
create index financing_proposals_of on financing_proposals (account_id, created_at desc);
create index financing_proposals_named on financing_proposals (created_at) where applicant <> '{}';
create index financing_proposals_order on financing_proposals (order_id) where order_id is not null;
-- What the bank has still to decide or to take.
create index financing_proposals_open on financing_proposals (coalesce(asked_at, created_at))
  where status not in ('DENIED_PROPOSAL', 'INTEGRATED_PROPOSAL', 'PAYED_PROPOSAL');

create table financing_proposal_events (
  id bigint generated always as identity primary key,
  proposal_id uuid not null references financing_proposals on delete cascade,
  -- The bank's name for its news: told twice it happens once.
  news_id text not null,
  status text not null,
  at timestamptz not null,
  unique (proposal_id, news_id)
);

create table financing_papers (
  id uuid primary key,
  proposal_id uuid not null references financing_proposals on delete cascade,
  kind text not null,
  name text not null,
  type text not null,
  file_key text not null,
  sent_at timestamptz not null,
  -- When the bank has it.
  handed_at timestamptz
);
create index financing_papers_of on financing_papers (proposal_id, kind, sent_at desc);

-- The built-in bank's own books.
create table bank_box_news (
  id bigint generated always as identity primary key,
  proposal_id uuid not null,
  bank text not null,
  status text not null,
  at timestamptz not null,
  more jsonb not null default '{}',
  times integer not null default 1,
  told_at timestamptz
);
create index bank_box_news_of on bank_box_news (proposal_id, at);
-- What the built-in bank is told to do with proposals to come, the newest counts.
create table bank_box_rules (
  id bigint generated always as identity primary key,
  conduct text not null check (conduct in ('approve', 'refuse', 'papers', 'slow', 'repeat', 'silent', 'disorder', 'lie')),
  created_at timestamptz not null
);
