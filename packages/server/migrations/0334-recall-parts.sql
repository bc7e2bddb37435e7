-- What a dealer has of the part that a recall takes, and what comes next and when. A dealer without a row says it when it confirms.
create table recall_parts (
  campaign_id text not null references recall_campaigns on delete cascade,
  dealer_code text not null,
  quantity integer not null check (quantity >= 0),
  next_quantity integer not null default 0 check (next_quantity >= 0),
  next_on date,
  primary key (campaign_id, dealer_code)
);
create index recall_parts_dealer on recall_parts (dealer_code);

-- The recall that a visit to the workshop is for: each holds a part from its dealer.
alter table appointments add column campaign_id text;
create index appointments_campaign on appointments (campaign_id, dealer_code) where campaign_id is not null;
