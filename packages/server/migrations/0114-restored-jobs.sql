-- Jobs of a restored backup, until somebody releases them.
create table waiting_jobs (
  id bigint generated always as identity primary key,
  name text not null,
  data jsonb,
  start_after timestamptz not null
);
