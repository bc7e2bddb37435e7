-- What the receipt of a repair must say, and how many cars a recall calls as it was announced; none: those it names one by one.
alter table recall_campaigns add column cars integer check (cars > 0);
alter table recall_repairs
  add column dealer_code text,
  -- "HH:MM" on the clock of the dealer.
  add column done_at text,
  add column minutes integer check (minutes > 0),
  add column measure text;

-- What the country's vehicle registry is to be told of repairs, within fifteen days, until it was.
create table recall_reports (
  campaign_id text not null references recall_campaigns on delete cascade,
  chassis text not null,
  -- False: what was told is to be taken back.
  done boolean not null,
  done_on date not null,
  due_on date not null,
  told_at timestamptz,
  tries integer not null default 0,
  -- Why the last try came to nothing.
  failed text,
  primary key (campaign_id, chassis)
);
create index recall_reports_waiting on recall_reports (tries, due_on) where told_at is null;
