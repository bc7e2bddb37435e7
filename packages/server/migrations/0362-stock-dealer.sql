-- A dealer's cars by their ids, as their list is read.
drop index stock_units_dealer;
create index stock_units_dealer on stock_units (dealer_id, id);
