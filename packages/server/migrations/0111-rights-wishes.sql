-- Rights over money that one administrator asked for and a second has not agreed to yet; the newest wish for each person.
create table rights_wishes (
  account_id uuid primary key references accounts on delete cascade,
  asked_by uuid not null references accounts on delete cascade,
  asked_at timestamptz not null,
  rights jsonb not null
);
