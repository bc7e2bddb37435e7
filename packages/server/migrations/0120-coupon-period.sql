-- A coupon's period: its last day, none where it has no end.
alter table coupons add column valid_until date;
