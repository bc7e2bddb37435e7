-- Plans whose later instalments nobody knows today, from a day to a day. Rates are hundredths of a percent.
create table indexed_plans (
  plan_id text primary key,
  kind text not null check (kind in ('CONSORTIUM', 'SAVINGS', 'UVA')),
  country text not null,
  -- None: every brand of the country.
  brand text,
  name jsonb not null,
  lender text not null,
  -- None: every model.
  model_codes text[] not null default '{}',
  counts text[] not null,
  standard_count integer not null,
  rate_basis_points integer not null default 0,
  administration_basis_points integer not null default 0,
  reserve_basis_points integer not null default 0,
  insurance_basis_points integer not null default 0,
  tax_basis_points integer not null default 0,
  coverage_percent integer not null default 100 check (coverage_percent between 1 and 100),
  least_entrance integer not null,
  standard_entrance integer not null,
  most_entrance integer not null,
  fees_cents bigint not null default 0,
  -- Percent a year.
  scenarios text[] not null,
  valid_from date not null,
  valid_to date,
  check (least_entrance <= standard_entrance and standard_entrance <= most_entrance),
  check (standard_count::text = any(counts)),
  check (valid_to is null or valid_to > valid_from)
);
create index indexed_plans_country on indexed_plans (country, valid_from);

-- What a unit of an index is worth from a day on: the UVA of the central bank.
create table index_values (
  index text not null check (index in ('UVA')),
  day date not null,
  value_cents bigint not null check (value_cents > 0),
  primary key (index, day)
);
