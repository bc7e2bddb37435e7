-- A campaign that names millions of cars one by one is found by the number; only true ranges are gone through.
create index recall_chassis_number on recall_chassis (prefix, first_number) where first_number = last_number;
create index recall_chassis_range on recall_chassis (prefix) where first_number <> last_number;
drop index recall_chassis_prefix;
