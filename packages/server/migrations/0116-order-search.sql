-- What the desk looks orders up by, each word after a space: without accents and case; numbers without their signs too.
alter table orders add column search text not null generated always as (
  ' ' || plain_text(buyer_name) || ' ' || lower(email)
  || ' ' || lower(number) || ' ' || lower(replace(number, '-', '')) || ' ' || lower(chassis)
  || ' ' || plain_text(coalesce(car ->> 'modelName', '') || ' ' || coalesce(car ->> 'versionName', ''))
  || ' ' || regexp_replace(coalesce(person ->> 'phone', ''), '\D', '', 'g')
) stored;
create index orders_search on orders using gin (search gin_trgm_ops);
drop index orders_buyer;

-- The two other orders of the desk's list.
create index orders_newest on orders (created_at desc, id);
create index orders_changed on orders (changed_at desc, id);
drop index orders_created;
