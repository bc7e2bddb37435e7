-- What staff write of an order for one another. Never shown to its buyer: no view of the order reads it.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  at timestamptz not null,
  account_id uuid not null references accounts,
  text text not null
);
create index order_notes_order on order_notes (order_id);

