create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists cube;

-- unaccent() is only stable, so it cannot stand in an index; with its dictionary named it is immutable in fact.
create function plain_text(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  name text not null,
  roles text[] not null default '{}',
  dealer_codes text[] not null default '{}',
  created_at timestamptz not null default now()
);

create table sessions (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);

create table api_clients (
  client_id text primary key,
  secret_hash bytea not null,
  name text not null
);

create table idempotency (
  call text not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (call, key)
);
create index idempotency_created on idempotency (created_at);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid not null,
  site text not null,
  call text not null,
  request_id text not null,
  input jsonb not null
);
create index audit_actor on audit (actor_id, at desc);

create table outbox (
  id uuid primary key default gen_random_uuid(),
  site text not null,
  kind text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_created on outbox (created_at desc);

create table world_state (
  part text primary key,
  version text not null,
  loaded_at timestamptz not null default now()
);

create table clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null
);

