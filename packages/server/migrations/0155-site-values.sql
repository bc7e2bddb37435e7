-- What administrators set instead of the defaults of sites/*.json and texts/: for all sites, a country's or one.
create table site_values (
  scope text not null,
  key text not null,
  value jsonb not null,
  changed_by uuid,
  changed_at timestamptz not null,
  primary key (scope, key)
);

-- Each change: asked for, in force, dropped, taken back. Null is the default.
create table site_changes (
  id uuid primary key default gen_random_uuid(),
  scope text not null,
  key text not null,
  before jsonb,
  after jsonb,
  state text not null check (state in ('DRAFT', 'IN_FORCE', 'DROPPED', 'REVERTED')),
  -- The change that this one takes back.
  reverts uuid references site_changes,
  made_by uuid not null,
  made_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz
);
create index site_changes_of on site_changes (scope, key, made_at desc, id);
create index site_changes_drafts on site_changes (made_at desc) where state = 'DRAFT';
-- One draft a value: a second one would be decided on without a look at the first.
create unique index site_changes_one_draft on site_changes (scope, key) where state = 'DRAFT';
