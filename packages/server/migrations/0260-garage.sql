-- Cars that people keep: those they own, have looked at and want.
create table garage_cars (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  list text not null check (list in ('owned', 'visited', 'wanted')),
  country text not null check (country in ('BR', 'AR')),
  brand text not null,
  mvs_code text not null,
  year integer not null,
  color_code text,
  -- Of a wanted car: what it was built of, and what each line cost then.
  coating_code text,
  parts text[] not null default '{}',
  services text[] not null default '{}',
  price_lines jsonb,
  -- Of an owned car. A chassis that was found by the plate is not told to who typed only that.
  chassis text collate "C",
  plate text collate "C",
  nickname text,
  added_by text not null check (added_by in ('CHASSIS', 'PLATE', 'CHOICE', 'ORDER', 'CODE')),
  at timestamptz not null,
  -- Taken out, and for some time put back by its owner's wish.
  removed_at timestamptz
);
create index garage_cars_of on garage_cars (account_id, list, at desc, id) where removed_at is null;
create index garage_cars_removed on garage_cars (removed_at) where removed_at is not null;
create unique index garage_cars_owned_once on garage_cars (account_id, coalesce(chassis, country || plate))
  where list = 'owned' and removed_at is null;
create unique index garage_cars_visited_once on garage_cars (account_id, mvs_code, year)
  where list = 'visited' and removed_at is null;

insert into garage_cars (account_id, list, country, brand, mvs_code, year, color_code, chassis, added_by, at)
select o.account_id, 'owned', v.country, v.brand, v.mvs_code, v.year, v.color_code, v.chassis, 'ORDER', v.known_at
from vehicle_owners o join vehicles v on v.chassis = o.chassis
where o.until is null and o.account_id is not null;

-- Codes by which an owner passes a car on.
create table vehicle_handovers (
  id uuid primary key default gen_random_uuid(),
  chassis text collate "C" not null references vehicles,
  -- Null: somebody who was forgotten.
  account_id uuid references accounts,
  code_hash text not null unique,
  until timestamptz not null,
  taken_at timestamptz,
  taken_by uuid references accounts
);
create unique index vehicle_handovers_open on vehicle_handovers (chassis) where taken_at is null;
create index vehicle_handovers_by on vehicle_handovers (account_id);
create index vehicle_handovers_to on vehicle_handovers (taken_by);
create index vehicle_handovers_until on vehicle_handovers (until);
