-- Other systems that are told of what happens here, and what was sent to each.
create table hooks (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  url text not null,
  events text[] not null,
  markets text[] not null,
  dealer_codes text[] not null default '{}',
  -- Who hears of it is what its owner may hear of.
  owner_id uuid not null references accounts,
  site text not null,
  -- Secrets are derived from the platform's key, the id and this number; none is stored.
  secret_version int not null default 1,
  old_until timestamptz,
  created_at timestamptz not null,
  is_on boolean not null default true,
  failing_since timestamptz,
  warned_at timestamptz,
  disabled_at timestamptz
);
create index hooks_newest on hooks (created_at desc);

create table hook_deliveries (
  id uuid primary key default gen_random_uuid(),
  hook_id uuid not null references hooks on delete cascade,
  event text not null,
  cause text not null,
  -- As it is sent, byte for byte.
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries int not null default 0,
  at timestamptz not null,
  next_at timestamptz,
  last_at timestamptz,
  status int,
  answer text,
  problem text,
  took_ms int,
  unique (hook_id, cause)
);
create index hook_deliveries_at on hook_deliveries (at);
create index hook_deliveries_newest on hook_deliveries (hook_id, at desc, id);
