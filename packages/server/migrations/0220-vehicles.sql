-- Cars on the road: what is known of each, since when and who said so.
create table vehicles (
  chassis text collate "C" primary key,
  country text not null check (country in ('BR', 'AR')),
  brand text not null,
  mvs_code text not null,
  year integer not null,
  color_code text,
  source text not null check (source in ('ORDER', 'REGISTRY', 'OWNER')),
  known_at timestamptz not null
);

-- The plates a car has had; the one without an end it has now, and no other car of the country.
create table vehicle_plates (
  id uuid primary key default gen_random_uuid(),
  chassis text collate "C" not null references vehicles,
  country text not null,
  plate text collate "C" not null,
  since date not null,
  until date,
  source text not null check (source in ('ORDER', 'REGISTRY', 'OWNER'))
);
create index vehicle_plates_chassis on vehicle_plates (chassis, since desc);
create unique index vehicle_plates_now on vehicle_plates (plate, country) where until is null;

-- Who has owned a car and is known to: by the order it came with, or by the code of the owner before.
create table vehicle_owners (
  id uuid primary key default gen_random_uuid(),
  chassis text collate "C" not null references vehicles,
  -- Null: somebody who was forgotten.
  account_id uuid references accounts,
  order_id uuid unique,
  since date not null,
  until date,
  source text not null check (source in ('ORDER', 'REGISTRY', 'OWNER'))
);
create unique index vehicle_owners_now on vehicle_owners (chassis) where until is null;
create index vehicle_owners_account on vehicle_owners (account_id, since desc);

-- The registry that is built in: cars of the demo's roads.
create table registry_vehicles (
  chassis text collate "C" primary key,
  plate text collate "C" not null,
  country text not null,
  brand text not null,
  mvs_code text not null,
  year integer not null,
  color_code text not null,
  registered_on date not null,
  unique (plate, country)
);
