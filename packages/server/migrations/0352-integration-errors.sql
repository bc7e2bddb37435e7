-- What this platform and others told each other, and what of customers' journeys did not arrive.
create table integration_log (
  id uuid primary key,
  at timestamptz not null,
  country text not null,
  source text not null,
  operation text not null,
  status text not null,
  message text,
  payload jsonb
);
create index integration_log_at on integration_log (at);
create index integration_log_country on integration_log (country, at desc, id);
create index integration_log_source on integration_log (country, source, at desc);

create table journey_errors (
  id uuid primary key,
  country text not null,
  type text not null,
  journey_id text not null,
  dealer_code text,
  error text not null,
  state text not null,
  attempts int not null,
  -- The work here that failed, and may be done again.
  job_id uuid unique,
  comment text,
  payload jsonb,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index journey_errors_changed on journey_errors (changed_at);
create index journey_errors_country on journey_errors (country, changed_at desc, id);
create index journey_errors_dealer on journey_errors (dealer_code, changed_at desc, id);
