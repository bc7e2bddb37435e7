-- What people come to, at a dealer, a place of its own or behind a link. Whoever enrols holds seats; the count of them is the event's own,
-- so that the database itself refuses one more than there are.
create table events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  country text not null check (country in ('BR', 'AR')),
  brand text not null,
  status text not null check (status in ('DRAFT', 'PUBLISHED', 'CANCELLED')),
  kind text not null check (kind in ('DEALER', 'PLACE', 'VIRTUAL')),
  name text not null,
  summary text not null,
  text text not null,
  dealer_code text,
  place_name text,
  address text,
  city text,
  link text,
  time_zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  enrol_until timestamptz not null,
  capacity int check (capacity > 0),
  taken int not null default 0 check (taken >= 0),
  companions smallint not null default 0 check (companions between 0 and 9),
  -- Goes up with each change that a calendar has to know.
  sequence int not null default 0,
  check (taken <= capacity)
);
create index events_agenda on events (country, brand, ends_at) where status = 'PUBLISHED';
create index events_desk on events (country, starts_at desc, id);
create index events_ends on events (ends_at);

create table event_participants (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  event_id uuid not null references events on delete cascade,
  site text not null,
  account_id uuid,
  name text not null,
  email text not null,
  phone text not null,
  companions text[] not null,
  seats smallint not null check (seats between 1 and 10),
  whatsapp boolean not null,
  state text not null check (state in ('ENROLLED', 'WAITING', 'CAME', 'CANCELLED')),
  -- Where in the waiting list: who enrols anew is the last one.
  waiting_since timestamptz,
  came_at timestamptz,
  came_by uuid
);
create unique index event_participants_account on event_participants (event_id, account_id) where account_id is not null;
create unique index event_participants_address on event_participants (event_id, lower(email)) where email <> '';
create index event_participants_waiting on event_participants (event_id, waiting_since, id) where state = 'WAITING';
create index event_participants_own on event_participants (account_id, created_at desc) where account_id is not null;
create index event_participants_email on event_participants (lower(email));
create index event_participants_created on event_participants (created_at);
