-- What somebody of the workplace should know, and what they do not want to be told.
create table notifications (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  subject text not null,
  cause text not null,
  told jsonb not null,
  country text,
  dealer_code text,
  at timestamptz not null,
  read_at timestamptz
);
create unique index notifications_cause on notifications (account_id, kind, cause);
create index notifications_newest on notifications (account_id, id desc);
create index notifications_unread on notifications (account_id, id desc) where read_at is null;
create index notifications_at on notifications (at);

create table notification_choices (
  account_id uuid primary key references accounts on delete cascade,
  unwanted text[] not null
);
