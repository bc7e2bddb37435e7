-- Commercial conditions: what a bank lends on, from a day to a day. Nobody is named by them.
create table financing_conditions (
  plan_id text primary key,
  country text not null,
  -- None: every brand of the country.
  brand text,
  type text not null,
  plan_type text not null,
  extra_plan text,
  name jsonb not null,
  lender text not null,
  -- None: every model.
  model_codes text[] not null default '{}',
  counts text[] not null,
  standard_count integer not null,
  rate_basis_points integer not null,
  least_entrance integer not null,
  standard_entrance integer not null,
  most_entrance integer not null,
  -- All three or none: the final instalment in percent of the price.
  least_final integer,
  standard_final integer,
  most_final integer,
  fees_cents bigint not null default 0,
  valid_from date not null,
  valid_to date,
  check (least_entrance <= standard_entrance and standard_entrance <= most_entrance),
  check (least_final is null and standard_final is null and most_final is null
    or least_final <= standard_final and standard_final <= most_final),
  check (standard_count::text = any(counts)),
  check (valid_to is null or valid_to > valid_from)
);
create index financing_conditions_country on financing_conditions (country, valid_from);

-- A simulation as it was asked and answered, which names nobody: its id is its only key.
create table financing_simulations (
  id uuid primary key default gen_random_uuid(),
  site text not null,
  asked jsonb not null,
  answer jsonb not null,
  created_at timestamptz not null
);
create index financing_simulations_created on financing_simulations (created_at);
