-- What revisions examine or replace, and why.
create table maintenance_items (
  code text primary key,
  name jsonb not null,
  reason jsonb not null,
  -- It ages also while the car stands.
  is_oil boolean not null
);

-- How far revisions lie apart and what an hour costs where a dealer says nothing else. Nobody is named by them.
create table maintenance_plans (
  id text primary key,
  country text not null check (country in ('BR', 'AR')),
  model_code text not null,
  -- None: every version of the model.
  mvs_codes text[] not null default '{}',
  -- Model years; none: all of them.
  from_year integer,
  to_year integer,
  km integer not null check (km > 0),
  months integer not null check (months > 0),
  severe_km integer not null check (severe_km > 0),
  severe_months integer not null check (severe_months > 0),
  hour_cents bigint not null check (hour_cents >= 0)
);
create index maintenance_plans_model on maintenance_plans (country, model_code);

-- What is ever done, how often and what it takes.
create table maintenance_works (
  plan_id text not null references maintenance_plans on delete cascade,
  item text not null references maintenance_items on delete cascade,
  kind text not null check (kind in ('EXAMINE', 'REPLACE')),
  km integer check (km > 0),
  months integer check (months > 0),
  severe_km integer check (severe_km > 0),
  severe_months integer check (severe_months > 0),
  parts_cents bigint not null check (parts_cents >= 0),
  minutes integer not null check (minutes >= 0),
  primary key (plan_id, item, kind)
);
create index maintenance_works_item on maintenance_works (item);

-- What an hour of a dealer's workshop costs.
create table maintenance_rates (
  dealer_id text primary key,
  country text not null check (country in ('BR', 'AR')),
  hour_cents bigint not null check (hour_cents >= 0)
);
