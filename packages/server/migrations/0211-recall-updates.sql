-- What workshops said of a repair, each under an id of its own; the same id again changes nothing.
create table recall_updates (
  id uuid primary key,
  campaign_id text not null references recall_campaigns on delete cascade,
  chassis text not null,
  done boolean not null,
  done_on date,
  dealer_code text not null,
  account_id uuid not null references accounts,
  at timestamptz not null
);
create index recall_updates_campaign on recall_updates (campaign_id, chassis);
create index recall_updates_account on recall_updates (account_id);
