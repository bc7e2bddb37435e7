-- A car that is still to be built has no place in stock and no chassis until the desk assigns one.
alter table orders drop column search;
alter table orders alter column stock_unit_id drop not null, alter column chassis drop not null;
alter table orders
  add constraint orders_car_is_known check ((stock_unit_id is null) = (chassis is null)),
  add constraint orders_car_to_build check (stock_unit_id is not null or unit_place = 'order');

alter table orders add column search text not null generated always as (
  ' ' || plain_text(buyer_name) || ' ' || lower(email)
  || ' ' || lower(number) || ' ' || lower(replace(number, '-', '')) || ' ' || lower(coalesce(chassis, ''))
  || ' ' || plain_text(coalesce(car ->> 'modelName', '') || ' ' || coalesce(car ->> 'versionName', ''))
  || ' ' || regexp_replace(coalesce(person ->> 'phone', ''), '\D', '', 'g')
) stored;
create index orders_search on orders using gin (search gin_trgm_ops);
