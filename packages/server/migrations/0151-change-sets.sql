-- Changes of several kinds under one name: approved, published and taken back as one.
create table change_sets (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  state text not null check (state in ('OPEN', 'APPROVED', 'SCHEDULED', 'PUBLISHED', 'STOPPED', 'REVERTING', 'REVERTED', 'DROPPED')),
  -- The countries of what it holds.
  markets text[] not null default '{}',
  made_by uuid,
  made_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  scheduled_by uuid,
  publish_at timestamptz,
  time_zone text,
  published_at timestamptz,
  -- Message key of why it was not published.
  problem text,
  revert_asked_by uuid,
  reverted_by uuid,
  reverted_at timestamptz,
  skipped int not null default 0,
  check (state <> 'SCHEDULED' or publish_at is not null)
);
create index change_sets_newest on change_sets (made_at desc, id);
create index change_sets_due on change_sets (publish_at) where state = 'SCHEDULED';

create table change_set_parts (
  set_id uuid not null references change_sets,
  -- Whose change it is: its module publishes it.
  kind text not null,
  part_id uuid not null,
  position int not null,
  primary key (kind, part_id)
);
create index change_set_parts_set on change_set_parts (set_id, position);
