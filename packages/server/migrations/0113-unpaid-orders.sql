-- When an unpaid order ends at the latest, counted from its first choice of a way to pay that takes days.
alter table orders add column waiting_until timestamptz;
-- The reservation value was paid and has gone back: it is awaited again.
alter table orders add column deposit_returned_at timestamptz;
-- Papers and photo were approved: the number is the buyer's, and no other order may have it.
alter table orders add column is_proven boolean not null default false;

update orders set waiting_until = expires_at
where is_open and expires_at is not null and deposit_kind not in ('card', 'pix');
update orders set is_proven = true
where is_open and reached not in (
  'PRE_RESERVE', 'RESERVE', 'UPLOADED_DOCS', 'BILLET_PAYMENT', 'FINANCING_PAYMENT', 'EXT_CONSORTIUM_PAYMENT',
  'FIAT_CONSORTIUM_PAYMENT', 'DEALER_PAYMENT', 'ANTI_FRAUD'
);

drop index orders_one_by_document;
create unique index orders_one_by_buyer on orders (account_id, country, document) where is_open;
create unique index orders_one_by_document on orders (country, document) where is_open and is_proven;
