-- Where a car is while nobody has it yet; `arrival` is the day it is at the dealer (transit) or off the line (production).
alter table stock_units
  add column place text not null default 'dealer' check (place in ('dealer', 'yard', 'transit', 'production'));
update stock_units set place = 'transit' where state = 'IN_TRANSIT';
update stock_units set place = 'yard' where dealer_id is null;

-- As it was when the car was reserved; `order`: it is still to be built.
alter table orders
  add column unit_place text not null default 'dealer' check (unit_place in ('dealer', 'yard', 'transit', 'production', 'order')),
  add column unit_ready_on date;

-- A promise is a span with the days of each stage to come; those made before are one day.
alter table order_estimates
  add column delivery_from date,
  add column plan jsonb;
