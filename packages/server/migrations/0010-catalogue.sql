create extension if not exists btree_gist;

-- What is built: models, their versions and the things that go on them. Texts are {"pt-BR": …, "es-AR": …}.
create table models (
  code text primary key,
  brand text not null,
  slug text not null unique,
  name text not null,
  short_name text not null,
  body text not null,
  status text not null check (status in ('current', 'discontinued')),
  position int not null,
  licence text not null,
  length_mm int not null,
  width_mm int not null,
  height_mm int not null,
  wheelbase_mm int not null
);

-- A brand without a site of its own in a country is sold under another one there.
create table model_markets (
  country text not null,
  brand text not null,
  model_code text not null references models on delete cascade,
  -- What the model list says of the versions there, newest year first; written when the world is loaded.
  years int[] not null default '{}',
  fuels text[] not null default '{}',
  gear_kinds text[] not null default '{}',
  version_count int not null default 0,
  primary key (country, brand, model_code)
);
create index model_markets_model on model_markets (model_code, country);

create table versions (
  mvs_code text primary key,
  model_code text not null references models on delete cascade,
  version_code text not null,
  series_code text not null,
  name jsonb not null,
  version_group text not null,
  engine jsonb not null,
  gear jsonb not null,
  gear_kind text not null check (gear_kind in ('MANUAL', 'CVT', 'AUTOMATIC')),
  fuel text not null,
  doors int not null,
  position int not null,
  description text not null
);
create index versions_model on versions (model_code, position);

create table version_years (
  mvs_code text not null references versions on delete cascade,
  country text not null,
  year int not null,
  production_year int not null,
  sold_from date not null,
  sold_to date,
  primary key (mvs_code, country, year)
);

create table parts (
  id text primary key,
  model_code text not null references models on delete cascade,
  code text not null,
  type text not null check (type in ('ITEM', 'ACCESSORY', 'COLOR', 'COATING')),
  behaviour text not null check (behaviour in ('OPTIONAL', 'FEATURED')),
  key text not null,
  name jsonb not null,
  contents jsonb not null default '[]',
  color_kind text check (color_kind in ('solid', 'metallic', 'pearly', 'special')),
  hex text,
  position int not null
);
create unique index parts_code on parts (model_code, type, code);
create index parts_accessory_code on parts (code) where type = 'ACCESSORY';

-- Relations hold on a version: what is standard there is no part of the offer and appears in none of them.
create table version_parts (
  mvs_code text not null references versions on delete cascade,
  country text not null,
  part_id text not null references parts on delete cascade,
  price_cents bigint not null check (price_cents >= 0),
  inclusive_ids text[] not null default '{}',
  exclusive_ids text[] not null default '{}',
  alternatives jsonb not null default '[]',
  color_codes text[] not null default '{}',
  coating_codes text[] not null default '{}',
  primary key (mvs_code, country, part_id)
);
create index version_parts_part on version_parts (part_id, country);

create table version_serial_parts (
  mvs_code text not null references versions on delete cascade,
  part_id text not null references parts on delete cascade,
  primary key (mvs_code, part_id)
);

create table car_services (
  id text primary key,
  model_code text not null references models on delete cascade,
  country text not null,
  code text not null,
  type text not null check (type in ('SALE', 'RECALL')),
  category text not null,
  name jsonb not null,
  service_name jsonb not null,
  price_cents bigint not null check (price_cents >= 0)
);
create index car_services_model on car_services (model_code, country);

create table datasheet_groups (
  key text primary key,
  label jsonb not null,
  position int not null
);

create table datasheet_rows (
  key text primary key,
  group_key text not null references datasheet_groups on delete cascade,
  kind text not null check (kind in ('number', 'text', 'equipment')),
  label jsonb not null,
  unit text,
  position int not null
);

create table datasheets (
  mvs_code text primary key references versions on delete cascade,
  row_values jsonb not null
);

create table upgrade_setups (
  id uuid primary key default gen_random_uuid(),
  brand text not null,
  from_mvs_code text not null references versions (mvs_code) on delete cascade,
  to_mvs_code text not null references versions (mvs_code) on delete cascade,
  year int,
  priority int not null,
  active boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (from_mvs_code <> to_mvs_code),
  unique nulls not distinct (from_mvs_code, to_mvs_code, year)
);
create index upgrade_setups_brand on upgrade_setups (brand, priority, id);

-- The accessory search index: filled and emptied by its own calls. A few hundred rows a brand: a scan beats any index.
create table accessory_index (
  part_id text primary key references parts on delete cascade,
  words text not null,
  indexed_at timestamptz not null default now()
);
