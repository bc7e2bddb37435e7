-- Notices on people's devices (RFC 8030): where each device is reached, what its person wants to be told, and what staff write to many.
create table push_devices (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  site text not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  device text not null,
  added_at timestamptz not null,
  last_at timestamptz
);
create index push_devices_account on push_devices (account_id, added_at desc);
create index push_devices_site on push_devices (site, account_id);

create table push_choices (
  account_id uuid primary key references accounts on delete cascade,
  wanted text[] not null,
  at timestamptz not null
);

create table push_messages (
  id uuid primary key,
  state text not null check (state in ('DRAFT', 'SCHEDULED', 'SENDING', 'DONE', 'STOPPED')),
  kind text not null,
  markets text[] not null,
  brands text[] not null,
  words jsonb not null,
  quiet_from text not null,
  quiet_until text not null,
  most_per_week integer not null check (most_per_week between 1 and 50),
  starts_on date,
  starts_time text,
  starts_at timestamptz,
  people integer not null default 0,
  devices integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  skipped integer not null default 0,
  ended_at timestamptz,
  made_by uuid references accounts on delete set null,
  made_at timestamptz not null
);
create index push_messages_newest on push_messages (made_at desc, id);
create index push_messages_state on push_messages (state, made_at desc, id);
create index push_messages_made_by on push_messages (made_by);

-- One line for each device that a message goes to: what was not sent when a process died is found here.
create table push_sends (
  id uuid primary key,
  message_id uuid not null references push_messages on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  device_id uuid references push_devices on delete set null,
  state text not null check (state in ('waiting', 'sent', 'failed', 'skipped')),
  due_at timestamptz not null,
  tries integer not null default 0,
  taken_until timestamptz,
  at timestamptz,
  opened_at timestamptz,
  unique (message_id, device_id)
);
create index push_sends_waiting on push_sends (message_id, due_at) where state = 'waiting';
create index push_sends_account on push_sends (account_id, due_at);
create index push_sends_opened on push_sends (message_id) where opened_at is not null;
create index push_sends_device on push_sends (device_id);
create index push_sends_due on push_sends (due_at);
