-- What a dealer offers for a used car after looking at it: binding until its day, by the rules of valuation on that day.
create table trade_offers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  site text not null,
  country text not null check (country in ('BR', 'AR')),
  dealer_code text not null,
  plate text not null,
  mvs_code text not null,
  year integer not null,
  inspected_year integer not null,
  vehicle text not null,
  name text not null,
  email text not null,
  account_id uuid,
  told jsonb not null,
  found jsonb not null,
  reference_cents bigint not null check (reference_cents > 0),
  month text,
  code text,
  offer_cents bigint not null check (offer_cents > 0),
  note text not null,
  valid_until timestamptz not null,
  state text not null check (state in ('OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED')),
  answered_at timestamptz,
  inspected_by uuid,
  order_id uuid
);
create index trade_offers_created on trade_offers (created_at desc, id);
create index trade_offers_dealer on trade_offers (dealer_code, created_at desc);
create index trade_offers_plate on trade_offers (plate, country);
create index trade_offers_account on trade_offers (account_id) where account_id is not null;
create index trade_offers_order on trade_offers (order_id) where order_id is not null;
create index trade_offers_email on trade_offers (lower(email));
