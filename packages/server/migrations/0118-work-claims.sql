-- Who works on which order of a queue of the desk: one person at a time, for a while.
create table work_claims (
  queue text not null,
  order_id uuid not null references orders on delete cascade,
  account_id uuid not null references accounts,
  claimed_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (queue, order_id)
);
create index work_claims_own on work_claims (account_id);
create index work_claims_ended on work_claims (expires_at);
