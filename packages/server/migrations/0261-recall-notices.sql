-- Which owner was told of which recall of which car: each once.
create table garage_recall_notices (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  car_id uuid not null,
  chassis text collate "C" not null,
  campaign_id text not null references recall_campaigns on delete cascade,
  at timestamptz not null,
  unique (account_id, chassis, campaign_id)
);
create index garage_recall_notices_at on garage_recall_notices (at);
create index garage_recall_notices_campaign on garage_recall_notices (campaign_id);
-- The nightly look for cars that a recall calls.
create index garage_cars_chassis on garage_cars (chassis)
  where list = 'owned' and removed_at is null and chassis is not null;
