-- What takes something off an order, loaded with the demo world. Its uses are counted in the orders that still hold a car.
create table coupons (
  country text not null check (country in ('BR', 'AR')),
  -- As buyers type it, in capitals.
  name text not null check (name = upper(name)),
  amount_cents bigint not null check (amount_cents > 0),
  needs_down_payment boolean not null,
  most_uses int not null check (most_uses >= 0),
  primary key (country, name)
);
create index order_parts_coupon on order_parts ((details ->> 'coupon')) where kind = 'coupon';
