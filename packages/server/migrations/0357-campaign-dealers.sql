-- Codes of the dealers that sell in a campaign; none: every dealer of its brand.
alter table campaigns add column dealer_codes text[] not null default '{}';
