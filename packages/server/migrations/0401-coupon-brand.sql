-- A coupon may be of one brand alone; those that are there go on for every brand.
alter table coupons add column brand text;
create index coupons_brand on coupons (brand, country, name);
