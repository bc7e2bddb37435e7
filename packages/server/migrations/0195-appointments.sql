-- Test drives and workshop visits. An open one holds its seat of its slot; whose link is known may see, move and cancel it.
create table appointments (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  site text not null,
  country text not null check (country in ('BR', 'AR')),
  dealer_code text not null,
  kind text not null check (kind in ('TEST_DRIVE', 'SERVICE')),
  service_id text,
  day date not null,
  period text not null check (period in ('morning', 'afternoon')),
  time text check (time ~ '^\d\d:\d\d$'),
  seat smallint not null check (seat > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('REQUESTED', 'CONFIRMED', 'DONE', 'CANCELLED', 'EXPIRED')),
  answer_by timestamptz not null,
  -- How often it was moved: a calendar file with a higher one replaces the one before.
  moves smallint not null default 0,
  name text not null,
  email text not null,
  phone text not null,
  tax_id text,
  model text,
  version text,
  plate text,
  chassis text,
  mileage text,
  channels text[] not null,
  account_id uuid,
  reason text,
  answered_by uuid
);
create unique index appointments_seat on appointments (dealer_code, kind, day, period, coalesce(time, ''), seat)
  where status in ('REQUESTED', 'CONFIRMED');
create index appointments_dealer on appointments (dealer_code, day, id);
create index appointments_account on appointments (account_id, created_at desc, id) where account_id is not null;
create index appointments_email on appointments (lower(email));
create index appointments_created on appointments (created_at);
