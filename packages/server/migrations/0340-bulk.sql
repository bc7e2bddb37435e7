-- One change of many records: what is set, and what became of each row.
create table bulk_batches (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  site text not null,
  list text not null,
  call text not null,
  values_set jsonb not null,
  total integer not null,
  state text not null check (state in ('running', 'done', 'undoing', 'undone')),
  created_at timestamptz not null,
  done_at timestamptz
);
create index bulk_batches_created on bulk_batches (created_at);
create index bulk_batches_account on bulk_batches (account_id, created_at desc);

create table bulk_rows (
  batch_id uuid not null references bulk_batches on delete cascade,
  place integer not null,
  row_id text not null,
  name text not null,
  outcome text not null check (outcome in ('waiting', 'same', 'refused', 'changed', 'undone', 'skipped')),
  why text,
  before jsonb,
  after jsonb,
  primary key (batch_id, place)
);
create index bulk_rows_outcome on bulk_rows (batch_id, outcome, place);
