-- What people change with spreadsheets and forms of the data sheets: prepared, put in force, taken back.
create table sheet_batches (
  id uuid primary key default gen_random_uuid(),
  sheet text not null,
  source text not null check (source in ('file', 'form', 'command')),
  state text not null check (state in ('READING', 'READY', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE', 'DROPPED', 'REFUSED')),
  file_name text,
  -- The file as it came, until it is read.
  content bytea,
  -- Why the file as a whole is refused.
  problem text,
  -- The countries of its rows.
  markets text[] not null default '{}',
  to_create int not null default 0,
  to_change int not null default 0,
  to_remove int not null default 0,
  same int not null default 0,
  refused int not null default 0,
  -- Rows of it that were not taken back because they had changed since.
  skipped int not null default 0,
  made_by uuid,
  made_at timestamptz not null,
  applied_by uuid,
  applied_at timestamptz,
  undone_by uuid,
  undone_at timestamptz
);
create index sheet_batches_newest on sheet_batches (made_at desc, id);
create index sheet_batches_sheet on sheet_batches (sheet, made_at desc, id);

create table sheet_rows (
  batch_id uuid not null references sheet_batches on delete cascade,
  -- Its line in the file.
  n int not null,
  raw jsonb not null,
  -- As the table keeps it, by column; null where it cannot be read.
  row jsonb,
  key jsonb,
  problems jsonb not null default '[]',
  action text check (action in ('create', 'change', 'remove', 'same')),
  before jsonb,
  at timestamptz not null,
  primary key (batch_id, n)
);
create index sheet_rows_refused on sheet_rows (batch_id, n) where problems <> '[]';
create index sheet_rows_key on sheet_rows (batch_id, key);
create index sheet_rows_at on sheet_rows (at);

-- What each row was and became. Null before: it was made; null after: it was removed.
create table sheet_changes (
  id bigint generated always as identity primary key,
  batch_id uuid not null references sheet_batches,
  sheet text not null,
  key jsonb not null,
  before jsonb,
  after jsonb,
  at timestamptz not null,
  actor_id uuid
);
create index sheet_changes_row on sheet_changes (sheet, key, id desc);
create index sheet_changes_batch on sheet_changes (batch_id);
create index sheet_changes_at on sheet_changes (at);
