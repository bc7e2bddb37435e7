-- What one country's staff changes stays in that country: upgrade setups and the accessory search index bear it.
alter table upgrade_setups add column country text;
alter table upgrade_setups drop constraint upgrade_setups_from_mvs_code_to_mvs_code_year_key;
update upgrade_setups u set country = coalesce((select max(country) from version_years y where y.mvs_code = u.to_mvs_code), 'BR');
alter table upgrade_setups alter column country set not null;
insert into upgrade_setups (country, brand, from_mvs_code, to_mvs_code, year, priority, active, created_at, updated_at)
select sold.country, u.brand, u.from_mvs_code, u.to_mvs_code, u.year, u.priority, u.active, u.created_at, u.updated_at
from upgrade_setups u
join lateral (
  select distinct country from version_years y where y.mvs_code = u.to_mvs_code and y.country <> u.country
) sold on true;
alter table upgrade_setups add unique nulls not distinct (country, from_mvs_code, to_mvs_code, year);
drop index upgrade_setups_brand;
create index upgrade_setups_brand on upgrade_setups (country, brand, priority, id);

alter table accessory_index add column country text;
alter table accessory_index drop constraint accessory_index_pkey;
insert into accessory_index (part_id, country, words, indexed_at)
select i.part_id, sold.country, i.words, i.indexed_at
from accessory_index i
join lateral (select distinct country from version_parts o where o.part_id = i.part_id) sold on true;
delete from accessory_index where country is null;
alter table accessory_index add primary key (part_id, country);
