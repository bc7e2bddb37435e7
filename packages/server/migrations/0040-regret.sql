-- Withdrawals and ended services: proof for both sides, so nothing here is ever changed (BR CDC art. 49; AR Ley 24.240 art. 34).
create table regret_requests (
  id uuid primary key,
  created_at timestamptz not null,
  site text not null,
  kind text not null check (kind in ('REGRET', 'UNSUBSCRIBE')),
  code text not null unique,
  name text not null,
  email text not null,
  phone text,
  reference text not null,
  message text,
  -- Who asks for what on which day (a hash): two sends of one request meet here and get one code.
  request_key bytea not null unique
);
create index regret_requests_site on regret_requests (site, created_at desc);
