-- What odometers showed: who said so and on which day.
create table vehicle_readings (
  id uuid primary key default gen_random_uuid(),
  -- Also of a car that nobody but its owner knows.
  chassis text collate "C" not null,
  km integer not null check (km between 0 and 2000000),
  day date not null,
  source text not null check (source in ('OWNER', 'DEALER', 'ORDER', 'INSPECTION')),
  -- Of an owner; null: somebody who was forgotten.
  account_id uuid references accounts,
  -- Whether that owner was known as such: what somebody says of a car that may be another's is shown to nobody else.
  is_proven boolean not null,
  dealer_code text,
  at timestamptz not null
);
create index vehicle_readings_chassis on vehicle_readings (chassis, day desc);
create index vehicle_readings_account on vehicle_readings (account_id, day);
-- Told again on the same day by the same teller it is corrected.
create unique index vehicle_readings_once
  on vehicle_readings (chassis, day, source, coalesce(account_id::text, dealer_code));
