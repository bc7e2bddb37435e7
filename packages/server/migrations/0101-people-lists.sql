-- Somebody who may not sign in until an administrator lets them again. Nothing of theirs is lost.
alter table accounts add column deactivated_at timestamptz;
alter table account_changes drop constraint account_changes_kind_check;
alter table account_changes add constraint account_changes_kind_check check (
  kind in (
    'CREATE', 'UPDATE', 'PASSWORD', 'LINK', 'ERASE', 'RIGHTS', 'SESSIONS', 'INVITE', 'DEACTIVATE', 'REACTIVATE'
  )
);

-- The list of people is read on from where the page before ended, by name or by age.
drop index accounts_newest;
create index accounts_newest on accounts (created_at desc, id desc) where erased_at is null;
create index accounts_name on accounts (plain_text(name), id) where erased_at is null;

-- What was done to many people at once, so that it can be undone: by person what was changed, and by which change.
create table people_batches (
  id uuid primary key,
  actor_id uuid not null references accounts,
  action text not null check (action in ('deactivate', 'reactivate', 'giveRole', 'takeRole')),
  role text,
  -- [{ id, changeId }]
  changed jsonb not null,
  created_at timestamptz not null,
  undone_at timestamptz
);

-- Filters an administrator keeps under a name.
create table people_views (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  query jsonb not null,
  created_at timestamptz not null
);
create unique index people_views_name on people_views (account_id, plain_text(name));
