-- Quotations of dealers: each saving is a version that stays as it was, with the PDF that was made of it.
create table quotations (
  number text primary key,
  site text not null,
  country text not null,
  dealer_code text not null,
  opportunity_name text not null,
  customer_email text,
  seller_id uuid references accounts on delete set null,
  seller_name text not null,
  car text not null,
  version integer not null check (version > 0),
  initial_cents bigint not null check (initial_cents > 0),
  cash_cents bigint not null check (cash_cents > 0),
  given_cents bigint not null,
  valid_until date not null,
  trade_offer_id uuid,
  state text not null check (state in ('WITHIN', 'WAITING', 'APPROVED', 'DECLINED')),
  reason text,
  decided_by text,
  decided_at timestamptz,
  decision_note text,
  approved_until date,
  crm text not null check (crm in ('HELD', 'SENDING', 'SAVED', 'FAILED')),
  crm_code text,
  crm_id text,
  crm_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index quotations_dealer on quotations (dealer_code, changed_at desc, number);
create index quotations_newest on quotations (changed_at desc, number);
create index quotations_name on quotations (lower(opportunity_name) text_pattern_ops);
create index quotations_customer on quotations (lower(customer_email));
create index quotations_offer on quotations (trade_offer_id) where trade_offer_id is not null;
create index quotations_seller on quotations (seller_id);
create index quotations_created on quotations (created_at);

create table quotation_versions (
  number text not null references quotations on delete cascade,
  version integer not null,
  made_by_name text not null,
  made_at timestamptz not null,
  cash_cents bigint not null,
  -- Saved within the limit of who saved it.
  is_within boolean not null,
  content text not null,
  sum bytea not null,
  pdf bytea not null,
  primary key (number, version)
);
create trigger quotation_versions_stay before update on quotation_versions for each row execute function refuse_change();

-- What few of them are.
create index quotations_undecided on quotations (changed_at desc, number) where state = 'WAITING';
create index quotations_unsaved on quotations (changed_at desc, number) where crm in ('FAILED', 'SENDING', 'HELD');
