-- External applications: each its own caller, with some of its owner's rights and an end.
alter table api_clients
  add column id uuid not null default gen_random_uuid() unique,
  -- Null for the one that the settings name.
  add column owner_id uuid references accounts,
  add column rights text[] not null default '{}',
  add column markets text[] not null default '{}',
  add column dealer_codes text[] not null default '{}',
  add column created_at timestamptz not null default now(),
  add column expires_at timestamptz,
  add column last_used_at timestamptz,
  add column revoked_at timestamptz,
  add column revoked_by uuid,
  -- The secret before the present one, for a day.
  add column old_secret_hash bytea,
  add column old_until timestamptz,
  add constraint api_clients_end check (owner_id is null or expires_at <= created_at + interval '367 days');
create index api_clients_owner on api_clients (owner_id) where owner_id is not null;
create index api_clients_newest on api_clients (created_at desc);
