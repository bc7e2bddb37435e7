-- The last day of a block that ends by itself.
alter table dealers add column blocked_until date;
