-- The desk's lists are sorted by who waits longest and mostly of one site: each filter finds its page, and the count of it,
-- in one index, however many orders there are.
create index orders_waiting_site on orders (site, waiting_since, id);
drop index orders_waiting_status;
create index orders_waiting_status on orders (status, waiting_since, id) include (site, dealer_code);
create index orders_waiting_stage on orders (stage, waiting_since, id) include (site, dealer_code);
create index orders_waiting_actor on orders (waits_on, waiting_since, id) include (site, dealer_code)
  where waits_on is not null;

-- Cars that can be had, in the order in which they are given away: the dealer's own first, the longest there first. Sold
-- ones stay in the table and would be read past.
create index stock_units_free on stock_units (country, mvs_code, year, (dealer_id is null), arrival, id)
  include (color_code, dealer_id) where state = 'AVAILABLE';

create index photo_checks_state on photo_checks (state, started_at);

-- An order and a charge change many times: room on their pages keeps a change that moves no index entry beside its row.
alter table orders set (fillfactor = 80);
alter table charges set (fillfactor = 80);
alter table order_parts set (fillfactor = 80);
