-- What a booked revision does and costs, as it was shown to who booked it, and what the dealer said instead.
create table appointment_quotes (
  appointment_id uuid primary key references appointments on delete cascade,
  mvs_code text not null,
  year integer not null,
  revision integer not null,
  first_missed integer not null,
  use text not null check (use in ('normal', 'severe')),
  price_cents bigint not null check (price_cents >= 0),
  currency text not null,
  valid_to date not null,
  lines jsonb not null,
  changed_cents bigint check (changed_cents >= 0),
  changed_reason text,
  changed_at timestamptz,
  check ((changed_cents is null) = (changed_reason is null) and (changed_cents is null) = (changed_at is null))
);
