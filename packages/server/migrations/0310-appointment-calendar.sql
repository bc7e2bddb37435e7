-- Days on which dealers of a country, a state or a city are closed, beside those the law gives the whole country.
create table holidays (
  country text not null check (country in ('BR', 'AR')),
  state text not null default '',
  city_code text not null default '',
  day date not null,
  -- On that day and month of each year.
  every_year boolean not null default false,
  name text not null,
  primary key (country, state, city_code, day)
);

-- What a dealer receives people with.
create table dealer_resources (
  code text primary key,
  dealer_code text not null,
  kind text not null check (kind in ('BAY', 'DEMO_CAR', 'PERSON')),
  name text not null,
  -- Of a demonstration car.
  model text,
  active boolean not null default true
);
create index dealer_resources_dealer on dealer_resources (dealer_code);

create table appointment_rules (
  dealer_code text not null,
  kind text not null check (kind in ('TEST_DRIVE', 'SERVICE', 'RECALL', 'VISIT', 'HANDOVER')),
  lead_hours integer not null check (lead_hours between 0 and 720),
  days_ahead integer not null check (days_ahead between 1 and 90),
  primary key (dealer_code, kind)
);

-- Time that staff keep free: of one resource, or of the whole dealer.
create table calendar_blocks (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  dealer_code text not null,
  resource_code text,
  day date not null,
  to_day date not null check (to_day >= day),
  from_time text not null check (from_time ~ '^\d\d:\d\d$'),
  to_time text not null check (to_time ~ '^\d\d:\d\d$' and to_time > from_time),
  reason text not null,
  made_by uuid
);
create index calendar_blocks_dealer on calendar_blocks (dealer_code, to_day);
create index calendar_blocks_to_day on calendar_blocks (to_day);

alter table appointments drop constraint appointments_kind_check;
alter table appointments
  add constraint appointments_kind_check check (kind in ('TEST_DRIVE', 'SERVICE', 'RECALL', 'VISIT', 'HANDOVER')),
  add column resource_code text,
  add column seller_code text,
  -- Tells a refusal of the dealer from what else ended.
  add column last_act text;
drop index appointments_seat;
create unique index appointments_seat
  on appointments (dealer_code, coalesce(resource_code, kind), day, period, coalesce(time, ''), seat)
  where status in ('REQUESTED', 'CONFIRMED');

-- Who waits for a slot that is taken; one that was offered is held until then.
create table appointment_waits (
  id uuid primary key default gen_random_uuid(),
  -- Who came first: two may join in one millisecond.
  place bigint generated always as identity,
  created_at timestamptz not null,
  site text not null,
  dealer_code text not null,
  kind text not null check (kind in ('TEST_DRIVE', 'SERVICE', 'RECALL', 'VISIT', 'HANDOVER')),
  service_id text,
  model text,
  licence text,
  day date not null,
  -- Null: any time of the day.
  period text check (period in ('morning', 'afternoon')),
  name text not null,
  email text not null,
  phone text not null,
  channels text[] not null,
  account_id uuid,
  state text not null default 'WAITING' check (state in ('WAITING', 'OFFERED', 'TAKEN', 'LAPSED', 'LEFT')),
  held_until timestamptz,
  held_period text,
  held_time text,
  held_from timestamptz,
  held_to timestamptz,
  resource_code text,
  appointment_id uuid
);
create index appointment_waits_queue on appointment_waits (dealer_code, day, place)
  where state in ('WAITING', 'OFFERED');
create index appointment_waits_created on appointment_waits (created_at);
create index appointment_waits_email on appointment_waits (lower(email));
create index appointment_waits_account on appointment_waits (account_id) where account_id is not null;
