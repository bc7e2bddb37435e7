-- When each outside service was last tried by a person, and what came of it.
create table provider_tries (
  kind text primary key,
  provider text not null,
  state text not null check (state in ('works', 'failed', 'builtIn')),
  reason text,
  detail text,
  took_ms int not null,
  tried_at timestamptz not null,
  tried_by uuid
);
