-- Recalls and software updates. They stay for at least five years; nobody is named by them.
create table recall_campaigns (
  id text primary key,
  country text not null check (country in ('BR', 'AR')),
  brand text not null,
  kind text not null check (kind in ('RECALL', 'SOFTWARE')),
  title jsonb not null,
  risk jsonb not null,
  repair jsonb not null,
  model_codes text[] not null default '{}',
  can_drive boolean not null,
  starts_on date not null,
  -- From when it can be repaired; none: the parts are not there yet.
  remedy_from date,
  minutes integer not null check (minutes > 0),
  phone text not null
);
create index recall_campaigns_brand on recall_campaigns (country, brand, starts_on desc);

-- The chassis called: the first signs (all nine where one car is meant), and from which to which of the last eight.
create table recall_chassis (
  campaign_id text not null references recall_campaigns on delete cascade,
  prefix text not null,
  first_number text collate "C" not null,
  last_number text collate "C" not null,
  primary key (campaign_id, prefix, first_number)
);
create index recall_chassis_prefix on recall_chassis (prefix);

-- What was repaired, for the life of the car.
create table recall_repairs (
  campaign_id text not null references recall_campaigns,
  chassis text not null,
  done_on date not null,
  primary key (campaign_id, chassis)
);
create index recall_repairs_chassis on recall_repairs (chassis);
