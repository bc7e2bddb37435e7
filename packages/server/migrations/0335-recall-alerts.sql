-- Who asked to be told by e-mail: when a recall calls one car (its chassis, or its plate until the chassis is known), or when one recall can be repaired.
create table recall_alerts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  site text not null,
  email text not null,
  -- What was typed, without spaces: a chassis, a plate or the id of a recall.
  subject text not null,
  chassis text,
  plate text,
  campaign_id text references recall_campaigns on delete cascade,
  -- Nobody is told of anything before its address was confirmed.
  confirmed_at timestamptz,
  ends_at timestamptz not null,
  -- When the registry was asked last which car bears the plate.
  looked_at timestamptz,
  check ((campaign_id is null) = (coalesce(chassis, plate) is not null))
);
create unique index recall_alerts_once on recall_alerts (lower(email), site, subject);
create index recall_alerts_ends on recall_alerts (ends_at);
create index recall_alerts_chassis on recall_alerts (chassis collate "C") where confirmed_at is not null and chassis is not null;
create index recall_alerts_campaign on recall_alerts (campaign_id) where campaign_id is not null;
create index recall_alerts_plates on recall_alerts (looked_at nulls first) where confirmed_at is not null and chassis is null and plate is not null;

-- Which recall was told to whom, so that it is told once.
create table recall_alert_letters (
  alert_id uuid not null references recall_alerts on delete cascade,
  campaign_id text not null references recall_campaigns on delete cascade,
  at timestamptz not null,
  primary key (alert_id, campaign_id)
);
create index recall_alert_letters_campaign on recall_alert_letters (campaign_id);
