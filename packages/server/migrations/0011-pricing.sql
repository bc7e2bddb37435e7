create table price_types (
  code text not null,
  country text not null,
  name jsonb not null,
  position int not null,
  primary key (country, code)
);

-- One row a period; the last one is open. A market is a country or a part of it with prices of its own.
create table prices (
  mvs_code text not null references versions on delete cascade,
  country text not null,
  market text not null,
  year int not null,
  type text not null,
  valid_from date not null,
  valid_to date,
  price_cents bigint not null check (price_cents >= 0),
  currency text not null check (currency in ('BRL', 'ARS')),
  primary key (mvs_code, country, market, year, type, valid_from),
  check (valid_to > valid_from)
);

create table stock_units (
  id text primary key,
  -- null: at the factory
  dealer_id text,
  country text not null,
  brand text not null,
  mvs_code text not null references versions on delete cascade,
  year int not null,
  color_code text not null,
  coating_code text not null,
  part_ids text[] not null default '{}',
  state text not null check (state in ('AVAILABLE', 'RESERVED', 'SOLD', 'IN_TRANSIT')),
  chassis text not null unique,
  arrival date not null
);
create index stock_units_car on stock_units (mvs_code, year, country) include (state);
create index stock_units_dealer on stock_units (dealer_id);

-- A dealer's own price for a car. Without a colour it holds for every colour that has none of its own.
create table working_prices (
  id uuid primary key default gen_random_uuid(),
  dealer_code text not null,
  country text not null,
  mvs_code text not null references versions on delete cascade,
  year int not null,
  color_code text not null default '',
  price_cents bigint not null check (price_cents > 0),
  initial_date date not null,
  final_date date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (final_date >= initial_date),
  constraint working_prices_overlap exclude using gist (
    dealer_code with =, country with =, mvs_code with =, year with =, color_code with =,
    daterange(initial_date, final_date, '[]') with &&
  )
);
create index working_prices_car on working_prices (mvs_code, year, country);

create table working_price_changes (
  id bigint generated always as identity primary key,
  working_price_id uuid not null references working_prices on delete cascade,
  at timestamptz not null,
  account_id uuid not null,
  old_price_cents bigint,
  price_cents bigint not null,
  initial_date date not null,
  final_date date
);
create index working_price_changes_price on working_price_changes (working_price_id, at);
